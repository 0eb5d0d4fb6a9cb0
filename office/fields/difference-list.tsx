import type { Difference } from './differences.ts';
import { editingTexts as texts } from './texts.ts';

interface Props {
  readonly all: readonly Difference[];
  /** What the two states are called. */
  readonly shown: string;
  readonly kept: string;
}

/** Fields with what both of two states say. */
export const DifferenceList = ({ all, ...names }: Props) => (
  <dl>
    {all.map(({ name, label, ...words }) => (
      <div key={name}>
        <dt>
          <strong>{label}</strong>
        </dt>
        {words.shown === words.kept ? (
          <dd>{texts.onlyLooks}</dd>
        ) : (
          <>
            <dd>{`${names.shown}: ${words.shown || '–'}`}</dd>
            <dd>{`${names.kept}: ${words.kept || '–'}`}</dd>
          </>
        )}
      </div>
    ))}
  </dl>
);
