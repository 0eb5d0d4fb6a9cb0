import { Icon } from '#ui/icon.tsx';

interface BackLinkProps {
  href: string;
  children: string;
}

/** The way back from one entry to the list it belongs to. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <a
      href={href}
      className="not-printed -my-0.5 cluster-2 self-start py-2.5 text-small strong text-link"
    >
      <Icon name="arrow-right" className="size-5 rotate-180" />
      {children}
    </a>
  );
}
