import { texts } from '../texts.ts';

/** What to take along from an article, for those who read nothing else. */
export function ArticleSummary({ items }: { items: readonly string[] }) {
  return (
    <section aria-labelledby="kurz" className="article-summary stack-4">
      <h2 id="kurz" className="text-card">
        {texts.summary}
      </h2>
      <ul className="stack-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
