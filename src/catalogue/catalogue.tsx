import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Badge } from '#ui/badge.tsx';
import { Bars } from '#ui/bars.tsx';
import { ChoiceGroup, Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Rating } from '#ui/rating.tsx';
import { MoonPhase } from '#ui/moon-phase.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';
import { Section } from '#site/section.tsx';
import { iconNames } from '#lib/icon-names.ts';
import { QrCode } from '#ui/qr-code.tsx';
import { ErrorScreen } from '#ui/error-screen.tsx';

/** One state of a part, for people and for tests. */
interface Example {
  /** What is special about this state, in a few words. */
  name: string;
  element: ReactNode;
  /** Shown on the dark ground it is made for. */
  onDark?: boolean;
}

const words = 'Ein Gedanke passt auf eine Karte, und um ihn herum bleibt Luft.';

// The region needs JavaScript and is fixed on the screen; these are its messages alone.
const still = (type: 'success' | 'error', sentence: string) => (
  <div className="toast" data-type={type}>
    <p>{sentence}</p>
    <button type="button" aria-label="Meldung schließen" className="toast-close">
      <Icon name="close" />
    </button>
  </div>
);

/** A checkerboard instead of a real code. */
const checkerboard = Array.from({ length: 21 * 21 }, (_, at) => ({
  x: at % 21,
  y: Math.floor(at / 21),
}))
  .filter(({ x, y }) => (x + y) % 2 === 0)
  .map(({ x, y }) => `M${(x + 4).toString()} ${(y + 4).toString()}h1v1h-1z`)
  .join('');

const parts = (picture: PreparedPicture): Readonly<Record<string, readonly Example[]>> => ({
  button: [
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
        <ButtonLink
          href="https://buchung.schlafcoaching.example"
          newTabNote="(öffnet in neuem Tab)"
        >
          Schlafcoaching entdecken
        </ButtonLink>
      ),
    },
    { name: 'long German word', element: <Button>Schlafberatungsangebot entdecken</Button> },
  ],
  badge: [
    { name: 'default', element: <Badge>Schlafstörungen</Badge> },
    { name: 'secondary', element: <Badge variant="secondary">Beratung</Badge> },
    { name: 'destructive', element: <Badge variant="destructive">Abgelaufen</Badge> },
    { name: 'outline', element: <Badge variant="outline">Beispiel</Badge> },
  ],
  bars: [
    {
      name: 'three values and a row without one',
      element: (
        <Bars
          bars={[
            { label: 'vor Ort, einzeln', value: 1.27, shown: '1,27' },
            { label: 'online, begleitet', value: 0.71, shown: '0,71' },
            { label: 'nur per Smartphone', shown: 'nicht gesichert' },
          ]}
        />
      ),
    },
  ],
  card: [{ name: 'plain', element: <div className="card">{words}</div> }],
  field: [
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
  ],
  toast: [
    { name: 'success', element: still('success', 'Deine Auswahl wurde gespeichert') },
    { name: 'error', element: still('error', 'Ein unerwarteter Fehler ist aufgetreten.') },
  ],
  rating: [5, 4.5, 4, 1].map((stars) => ({
    name: `${stars.toString()} stars`,
    element: <Rating stars={stars} label={`${stars.toLocaleString('de-DE')} von 5 Sternen`} />,
  })),
  'moon-phase': [0, 0.25, 0.5, 0.75, 1].map((lit) => ({
    name: `${(lit * 100).toString()} % lit`,
    element: <MoonPhase lit={lit} />,
  })),
  tooltip: [
    {
      name: 'below',
      element: (
        <Tooltip id="tooltip-below" text="Erscheint nach 700 ms">
          <Button aria-describedby="tooltip-below">Unten</Button>
        </Tooltip>
      ),
    },
    {
      name: 'above',
      element: (
        <Tooltip id="tooltip-above" side="top" text="Erscheint gleich danach sofort">
          <Button aria-describedby="tooltip-above">Oben</Button>
        </Tooltip>
      ),
    },
  ],
  picture: [
    { name: 'framed', element: <Picture picture={picture} sizes="20rem" className="framed" /> },
    {
      name: 'cover, cropped around its focus',
      element: (
        <div className="catalogue-crop">
          <Picture picture={picture} sizes="20rem" className="cover" />
        </div>
      ),
    },
  ],
  icon: iconNames.map((name) => ({
    name,
    element: <Icon name={name} />,
  })),
  'qr-code': [
    {
      name: 'default',
      element: <QrCode path={checkerboard} size={29} alt="Muster eines QR-Codes" />,
    },
  ],
  'error-screen': [
    { name: 'with a message', element: <ErrorScreen message="The moon did not rise." /> },
  ],
});

/** All parts of the design system in all their states. */
export const Catalogue = ({ picture }: { picture: PreparedPicture }) =>
  Object.entries(parts(picture)).map(([part, examples]) => (
    <Section key={part} id={part}>
      <h2 id={`${part}-heading`} className="text-section">
        {part}
      </h2>
      <ul className="catalogue-examples">
        {examples.map(({ name, element, onDark }) => (
          <li
            key={name}
            className={onDark ? 'bg-deep on-dark' : ''}
            data-example={`${part}: ${name}`}
          >
            <p className="text-note text-text-muted">{name}</p>
            <div>{element}</div>
          </li>
        ))}
      </ul>
    </Section>
  ));
