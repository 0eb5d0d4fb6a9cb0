import type { Example } from './example.ts';
import { ChoiceGroup, Field } from './field.tsx';

export const fieldExamples: Example[] = [
  {
    name: 'plain',
    element: (
      <Field name="plain" label="Vor- und Nachname *">
        {(control) => <input {...control} type="text" autoComplete="off" />}
      </Field>
    ),
  },
  {
    name: 'with a hint',
    element: (
      <Field name="hinted" label="E-Mail-Adresse *" hint="Dorthin schicken wir die Bestätigung.">
        {(control) => <input {...control} type="email" autoComplete="off" />}
      </Field>
    ),
  },
  {
    name: 'with an error',
    element: (
      <Field
        name="wrong"
        label="E-Mail-Adresse *"
        hint="Dorthin schicken wir die Bestätigung."
        error="Ungültige E-Mail-Adresse"
      >
        {(control) => <input {...control} type="email" autoComplete="off" defaultValue="anna@" />}
      </Field>
    ),
  },
  {
    name: 'several lines, long German word',
    element: (
      <Field name="lines" label="Schlafberatungsangebotsbeschreibung">
        {(control) => <textarea {...control} rows={4} />}
      </Field>
    ),
  },
  {
    name: 'choices, the last with a detail',
    element: (
      <ChoiceGroup
        name="choices"
        legend="Ende des Vertrags"
        defaultValue="day"
        choices={[
          { value: 'next', label: 'zum nächstmöglichen Zeitpunkt' },
          { value: 'day', label: 'zu einem bestimmten Tag', hint: 'Wähle den Tag aus.' },
        ]}
      >
        <Field name="day" label="Gewünschter Tag">
          {(control) => <input {...control} type="date" />}
        </Field>
      </ChoiceGroup>
    ),
  },
  {
    name: 'choices with an error',
    element: (
      <ChoiceGroup
        name="wrong-choices"
        legend="Art"
        defaultValue=""
        error="Bitte wähle eine Art"
        choices={[
          { value: 'one', label: 'Die eine' },
          { value: 'other', label: 'Die andere' },
        ]}
      />
    ),
  },
];
