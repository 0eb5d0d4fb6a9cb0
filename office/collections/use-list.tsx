import type { UIFieldServerProps } from 'payload';
import { editingTexts as texts } from '../fields/texts.ts';
import { usesOf } from './where-used.ts';

/** Every document that shows or names this one, as links: it stays for as long as there are any. */
export async function UseList({ data, req, collectionSlug }: UIFieldServerProps) {
  const { id, slug } = data as { id?: number | string; slug?: string };
  if (id === undefined) return null;
  const uses = await usesOf(req, { collection: collectionSlug, id, slug });
  return (
    <div className="field-type">
      <p className="field-label">{uses.length === 0 ? texts.unused : texts.uses}</p>
      <ul>
        {uses.map((one) => (
          <li key={one.to}>
            <a href={one.to}>{one.title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
