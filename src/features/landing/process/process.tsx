import type { ReactNode } from 'react';
import type { Landing } from '#content-model/queries.ts';
import { Section } from '#site/section.tsx';
import { SectionHeading } from '#site/headings.tsx';
import { texts } from '../texts.ts';

const screens = [MessageScreen, DiaryScreen, WeekScreen];

/** Tenths of hours slept in each night of a sample week. The last is the night of the second step and of the hero. */
const nights = [52, 61, 48, 64, 66, 59, 68];

/** A bar for each of them, with round ends. */
const bars = nights.map(
  (slept, index) => `M${String(index * 43 + 21)} 189v${String(30 - 3 * slept)}`,
);

/** Where a time of the night stands on the bar from 22 to 8 o'clock, in units of the drawing. */
const at = (hours: number, minutes: number) => ((hours + 2) % 24) * 30 + minutes / 2;

/** Row H4: three steps in the night section, each with the app as it looks in it. */
export function Process({ content }: { content: Landing['process'] }) {
  return (
    <Section id="ablauf" ground="deep" className="pb-6">
      <SectionHeading section="ablauf" {...content} />
      <ol className="process-steps mt-6">
        {content.steps.map(({ number, title, subtitle, description }, index) => {
          const Screen = screens[index];
          return (
            <li key={number} className="process-step">
              <div className="step-words">
                <p className="step-number font-display strong text-accent">{number}</p>
                <div>
                  <h3>{title}</h3>
                  <p className="text-small text-text-muted">{subtitle}</p>
                </div>
                <p className="max-w-xl">{description}</p>
              </div>
              {Screen ? <Screen /> : null}
            </li>
          );
        })}
      </ol>
      <p className="mt-4 text-small text-text-muted">{texts.screenNote}</p>
    </Section>
  );
}

interface ScreenProps {
  /** What the screen shows, for screen readers. */
  label: string;
  title: string;
  children: ReactNode;
}

/** A screen of the app, drawn in HTML and SVG, so that it is sharp and follows the theme. */
function AppScreen({ label, title, children }: ScreenProps) {
  return (
    <div role="img" aria-label={label} className="app-screen">
      {/* Firefox gives screen readers what is inside a picture as well. */}
      <div aria-hidden="true" className="contents">
        <p className="font-display text-lead strong">{title}</p>
        {children}
      </div>
    </div>
  );
}

/** A name and its value. */
function AppRow({ pair: [name, value] }: { pair: readonly [name: string, value: string] }) {
  return (
    <p className="app-row">
      <span>{name}</span>
      <span className="whole strong">{value}</span>
    </p>
  );
}

/** Step 1: messages between somebody and their coach. */
function MessageScreen() {
  const { label, title, appointment, messages } = texts.messageScreen;
  return (
    <AppScreen label={label} title={title}>
      <AppRow pair={appointment} />
      {messages.map((message, index) => (
        <p key={message} className={index % 2 ? 'app-message app-message-own' : 'app-message'}>
          {message}
        </p>
      ))}
    </AppScreen>
  );
}

/** Step 2: one night in the sleep diary. */
function DiaryScreen() {
  const { label, title, hours, rows } = texts.diaryScreen;
  return (
    <AppScreen label={label} title={title}>
      <svg width="96" viewBox="-10 0 330 88" className="app-night">
        <rect
          x={at(22, 50)}
          width={at(6, 47) - at(22, 50)}
          height="60"
          rx="8"
          className="app-track"
        />
        <rect x={at(23, 8)} width={at(2, 40) - at(23, 8)} height="60" rx="8" />
        <rect x={at(3, 29)} width={at(6, 47) - at(3, 29)} height="60" rx="8" />
        {hours.map((hour, index) => (
          <text key={hour} x={index * 60} y="84">
            {hour}
          </text>
        ))}
      </svg>
      {rows.map((row) => (
        <AppRow key={row[0]} pair={row} />
      ))}
    </AppScreen>
  );
}

/** Step 3: the week in review. */
function WeekScreen() {
  const { label, title, days, average, decision } = texts.weekScreen;
  return (
    <AppScreen label={label} title={title}>
      <svg width="96" viewBox="0 0 300 236" className="app-night">
        <path d={bars.slice(0, -1).join('')} />
        <path d={bars.at(-1)} className="app-today" />
        {days.map((day, index) => (
          <text key={day} x={index * 43 + 21} y="230">
            {day}
          </text>
        ))}
      </svg>
      <AppRow pair={average} />
      <p className="app-message">{decision}</p>
    </AppScreen>
  );
}
