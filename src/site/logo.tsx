/** Moon and name of the brand. In the header the moon fills as the page is read (logo.css). */
export function Logo({ name }: { name: string }) {
  return (
    <span className="logo font-display strong">
      <span aria-hidden="true" className="logo-moon" />
      {name}
    </span>
  );
}
