import type { UIFieldServerProps } from 'payload';
import { usesOf } from '../collections/where-used.ts';
import { pictureTexts as texts } from './texts.ts';

/** Every document that shows a picture, as links. */
export async function UseList({ data, req }: UIFieldServerProps) {
  const { id } = data as { id?: number };
  if (id === undefined) return null;
  const uses = await usesOf(req, { collection: 'media', id });
  return (
    <div className="field-type">
      <p>{uses.length === 0 ? texts.unused : texts.uses}</p>
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
