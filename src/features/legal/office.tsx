/** An address to write to. */
export function MailLink({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>;
}

/** A public body with its website. */
export function Office({ name, url }: { name: string; url: string }) {
  return (
    <>
      {name}, <a href={url}>{new URL(url).host}</a>
    </>
  );
}
