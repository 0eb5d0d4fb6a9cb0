/** Moon and name of the brand. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="cluster-2 font-display text-card strong">
      <svg aria-hidden="true" width="24" viewBox="0 0 24 24" className="size-6 text-accent">
        <path d="M20.4 14.7A9 9 0 1 1 9.9 2.6a7.4 7.4 0 0 0 10.5 12.1z" fill="currentColor" />
      </svg>
      {name}
    </span>
  );
}
