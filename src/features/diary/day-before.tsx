import { noteLimit, type CountName, type RatingName } from './contract.ts';
import type { NightDraft, Problems } from './night-draft.ts';
import { ChoiceField, CountField, TextField, TimeField } from './night-fields.tsx';
import { MedicineList, NapList } from './night-lists.tsx';
import { texts } from './texts.ts';

export interface NightPartProps {
  draft: NightDraft;
  problems: Problems;
  onChange: (changes: Partial<NightDraft>) => void;
}

const choices: Readonly<Record<Exclude<CountName, 'travel'>, readonly number[]>> = {
  ...{ latency: [5, 15, 30, 60], wakings: [0, 1, 2, 3], awake: [5, 15, 30, 60] },
  ...{ caffeine: [0, 1, 2, 3], alcohol: [0, 1, 2] },
};

/** One number of a night. */
export function NightCount(props: NightPartProps & { name: keyof typeof choices }) {
  const { name, draft, problems, onChange } = props;
  return (
    <CountField
      path={name}
      label={texts.counts[name]}
      value={draft[name]}
      problem={problems[name]}
      choices={choices[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
}

/** One of the questions from 1 to 5. */
export function NightRating(props: Omit<NightPartProps, 'problems'> & { name: RatingName }) {
  const { name, draft, onChange } = props;
  return (
    <ChoiceField
      path={name}
      legend={texts.ratings[name].legend}
      choices={texts.ratings[name].words.map((words, at) => [at + 1, words] as const)}
      value={draft[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
}

/** What nobody has to say: naps, medicines, the day before, travel, a note. */
export function DayBefore(props: NightPartProps) {
  const { draft, problems, onChange } = props;
  const last = (name: 'lastCaffeine' | 'lastAlcohol') => (
    <TimeField
      path={name}
      label={texts.lasts[name]}
      value={draft[name]}
      problem={problems[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <details>
      <summary className="py-3 strong">{texts.dayBefore}</summary>
      <div className="stack-6 pt-4">
        <NapList entries={draft.naps} problems={problems} onChange={(naps) => onChange({ naps })} />
        <MedicineList
          entries={draft.medication}
          problems={problems}
          onChange={(medication) => onChange({ medication })}
        />
        <NightCount {...props} name="caffeine" />
        {draft.caffeine === '0' ? null : last('lastCaffeine')}
        <NightCount {...props} name="alcohol" />
        {draft.alcohol === '0' ? null : last('lastAlcohol')}
        <NightRating {...props} name="daytime" />
        <NightRating {...props} name="performance" />
        <TextField
          path="travel"
          label={texts.counts.travel}
          value={draft.travel}
          problem={problems['travel']}
          onChange={(travel) => onChange({ travel })}
        />
        <label className="field">
          <span className="field-label">{texts.note}</span>
          <textarea
            rows={3}
            maxLength={noteLimit}
            className="field-control"
            value={draft.note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        </label>
      </div>
    </details>
  );
}
