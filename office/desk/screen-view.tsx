import './desk.css';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { Framed } from '../layout/framed.tsx';
import { websitePort } from '../server/website-port.ts';
import { foundParts, startParts } from './content-parts.ts';
import { KeptText } from './kept-text.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import {
  mayOpen,
  screenRoles,
  type Field,
  type Form,
  type Marked,
  type Part,
  type Perhaps,
  type Reader,
  type Screen,
  type ScreenName,
  type Word,
} from './screen.ts';

/** Every page of the office that is not one of Payload's: the start page, the desk, accounts and the rest. */
export async function OfficeView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const [first = 'start', ...rest] = (props.params?.['segments'] ?? []) as string[];
  const name = first as ScreenName | 'start';
  const reader = req.user as unknown as Reader | null;
  const isKnown = name === 'start' || Object.hasOwn(screenRoles, name);
  if (reader === null || !isKnown || !mayOpen(reader.role, name)) notFound();
  const query = Object.fromEntries(
    Object.entries(props.searchParams ?? {}).map(([key, value]) => [key, String(value)]),
  );
  const screen = await websitePort()?.screens[name](reader, { rest, query });
  if (screen === undefined) notFound();
  const more =
    name === 'start'
      ? await startParts(req.payload, reader)
      : name === 'suche'
        ? await foundParts(req.payload, query['suche'] ?? '')
        : [];
  const view = <ScreenView name={name} screen={{ ...screen, parts: [...screen.parts, ...more] }} />;
  const isFramed = name === 'start' || name === 'mein-konto' || screen.isForPrint === true;
  return isFramed ? view : <Framed view={props}>{view}</Framed>;
}

interface ScreenViewProps {
  readonly name: string;
  readonly screen: Screen;
}

function ScreenView({ name, screen: { title, lead, said, parts, isForPrint } }: ScreenViewProps) {
  return (
    <main className={`office ${isForPrint === true ? 'office--paper' : `office--${name}`}`}>
      <h1>{title}</h1>
      {lead !== undefined && <p>{lead}</p>}
      {said && (
        <p
          className="office-said"
          data-kind={said.kind}
          role={said.kind === 'alarm' ? 'alert' : 'status'}
        >
          {said.text}
        </p>
      )}
      {parts.filter(isThere).map((part, at) => (
        <PartView key={at} part={part} />
      ))}
    </main>
  );
}

const isThere = <Thing,>(one: Perhaps<Thing>): one is Thing => one !== false && one !== undefined;

/** A part of a page. */
export function PartView({ part }: { part: Part }) {
  const { title, isFolded } = part;
  if (isFolded === true)
    return (
      <details className="office-part">
        <summary>{title}</summary>
        <Inside part={part} />
      </details>
    );
  return (
    <section className="office-part">
      {title !== undefined && <h2>{title}</h2>}
      <Inside part={part} />
    </section>
  );
}

function Inside({ part: { words = [], facts = [], table, drawing, forms = [] } }: { part: Part }) {
  return (
    <>
      {words.filter(isThere).map((word, at) => (
        <p key={at}>{wordView(word)}</p>
      ))}
      {facts.length > 0 && (
        <dl className="office-facts">
          {facts.map(([label, value], at) => (
            <div key={at}>
              <dt>{label}</dt>
              <dd>
                {(Array.isArray(value) ? (value as readonly Word[]) : [value as Word]).map(
                  (word, line) => (
                    <span key={line}>{wordView(word)}</span>
                  ),
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {table && (
        <table className="office-table">
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, at) => (
              <tr key={at}>
                {row.map((word, place) => (
                  <td key={place} data-label={table.columns[place]}>
                    {wordView(word)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {drawing && (
        <div
          className="office-drawing"
          role="img"
          aria-label={drawing.label}
          dangerouslySetInnerHTML={{ __html: drawing.svg }}
        />
      )}
      {forms.length > 0 && (
        <div className="office-forms">
          {forms.filter(isThere).map((form, at) => (
            <FormView key={at} form={form} />
          ))}
        </div>
      )}
    </>
  );
}

function wordView(word: Word): ReactNode {
  const { text, to, kind, download }: Marked = typeof word === 'string' ? { text: word } : word;
  // A page of its own, so that what it shows is never an older state.
  const shown =
    to === undefined ? (
      text
    ) : (
      <a href={to} download={download}>
        {text}
      </a>
    );
  return kind === undefined ? shown : <mark data-kind={kind}>{shown}</mark>;
}

function FormView({ form }: { form: Form }) {
  const { action, isReading, fields = [], button, kind, lead, behind, isPasskey } = form;
  const inside = (
    <form method={isReading === true ? 'get' : 'post'} action={action}>
      {lead !== undefined && <p>{lead}</p>}
      {fields.map((field) => (
        <FieldView key={field.name + (field.value ?? '')} field={field} form={action} />
      ))}
      {isPasskey === true ? (
        <PasskeyButton label={button} action={action} />
      ) : (
        <button className="office-button" data-kind={kind}>
          {button}
        </button>
      )}
    </form>
  );
  if (behind === undefined && lead === undefined) return inside;
  return (
    <details>
      <summary>{behind ?? `${button} …`}</summary>
      {inside}
    </details>
  );
}

function FieldView({ field, form }: { field: Field; form: string }) {
  const { name, label, type = 'text', value, options, most, isOptional, autocomplete } = field;
  if (type === 'hidden') return <input type="hidden" name={name} value={value} />;
  const id = `${form}-${name}`.replaceAll(/[^a-z0-9]+/giu, '-');
  const common = { id, name, required: isOptional !== true };
  if (type === 'checkbox')
    return (
      <label htmlFor={id}>
        <input {...common} type="checkbox" value="ja" defaultChecked={value === 'ja'} /> {label}
      </label>
    );
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      {options ? (
        <select className="office-control" id={id} name={name} defaultValue={value}>
          {options.map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </select>
      ) : type === 'textarea' ? (
        <KeptText {...common} most={most} />
      ) : (
        <input
          {...common}
          className="office-control"
          type={type}
          maxLength={most}
          defaultValue={value}
          autoComplete={autocomplete ?? 'off'}
        />
      )}
    </p>
  );
}
