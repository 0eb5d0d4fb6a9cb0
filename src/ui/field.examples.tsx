import type { Example } from './example.ts';
import { ChoiceGroup, Field } from './field.tsx';

export const fieldExamples: Example[] = [
  {
    name: 'plain',
    element: <Field name="plain" label="Vor- und Nachname *" type="text" autoComplete="off" />,
  },
  {
    name: 'with a hint',
    element: (
      <Field
        name="hinted"
        label="E-Mail-Adresse *"
        hint="Dorthin schicken wir die Bestätigung."
        type="email"
        autoComplete="off"
      />
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
        type="email"
        autoComplete="off"
        defaultValue="anna@"
      />
    ),
  },
  {
    name: 'several lines, long German word',
    element: <Field name="lines" label="Schlafberatungsangebotsbeschreibung" rows={4} />,
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
        <Field name="day" label="Gewünschter Tag" type="date" />
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
