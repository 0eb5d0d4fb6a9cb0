import { Button, ButtonLink } from './button.tsx';
import type { Example } from './example.ts';

export const buttonExamples: Example[] = [
  { name: 'action', element: <Button>Auswahl speichern</Button> },
  { name: 'action, large', element: <Button size="large">Auswahl speichern</Button> },
  {
    name: 'highlight',
    onDark: true,
    element: <Button variant="highlight">Auswahl speichern</Button>,
  },
  { name: 'quiet', element: <Button variant="quiet">Auswahl speichern</Button> },
  { name: 'disabled', element: <Button disabled>Wird übermittelt...</Button> },
  { name: 'link', element: <ButtonLink href="/">Zur Startseite</ButtonLink> },
  {
    name: 'link to a new tab',
    element: (
      <ButtonLink href="https://buchung.schlafcoaching.example" newTabNote="(öffnet in neuem Tab)">
        Schlafcoaching entdecken
      </ButtonLink>
    ),
  },
  { name: 'long German word', element: <Button>Schlafberatungsangebot entdecken</Button> },
];
