'use client';
import './preview-frame.css';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useSyncExternalStore, type SyntheticEvent } from 'react';
import { useHydrated } from '../../src/lib/use-hydrated.ts';
import { openField } from './open-field.ts';
import type { Preview } from './preview-of.ts';
import { previewTexts as texts } from './texts.ts';

type Theme = keyof typeof texts.themes;
type Device = keyof typeof texts.devices;
const widths: Readonly<Record<Device, number>> = { phone: 390, tablet: 820, computer: 1280 };
const devices = Object.keys(widths) as Device[];

const fittingDevice = (): Device =>
  devices.findLast((one) => widths[one] <= window.innerWidth) ?? 'phone';
const nothing = () => undefined;
const never = () => nothing;

/** The page of the website as it would be: as wide as a device, in one of three themes, never shrunk. */
export function PreviewFrame({ address, sentence, state }: Preview & { readonly state: string }) {
  const [theme, setTheme] = useState<Theme>('light');
  // Unknown before there is a window. A frame that the server has written would also hold up Payload's, which stays
  // hidden until everything in it is there.
  const [chosen, setDevice] = useState<Device>();
  const device = useSyncExternalStore(never, () => chosen ?? fittingDevice(), nothing);
  const [shown, setShown] = useState('');
  const place = useRef(0);
  useRefreshAfterSaving();

  const [path = '/', part] = (address ?? '/').split('#');
  const query = new URLSearchParams({ thema: theme, fassung: state });
  const below = `${path === '/' ? '' : path}?${query.toString()}`;
  const source = `/vorschau${below}${part === undefined ? '' : `#${part}`}`;
  const showAtPlace = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    setShown(source);
    const view = currentTarget.contentWindow;
    if (view === null) return;
    if (place.current > 0) view.scrollTo(0, place.current);
    view.addEventListener('scroll', () => (place.current = view.scrollY));
    view.document.addEventListener('click', openField);
  };
  return (
    <>
      <form>
        <Choice names={texts.devices} onChange={setDevice} title={texts.device} value={device} />
        <Choice names={texts.themes} onChange={setTheme} title={texts.theme} value={theme} />
        <p role="status">
          {sentence} {address !== undefined && shown !== source && texts.busy(shown === '')}
        </p>
      </form>
      {address !== undefined && device !== undefined && (
        <div>
          <iframe
            onLoad={showAtPlace}
            src={source}
            style={{ width: widths[device] }}
            title={texts.title}
          />
        </div>
      )}
    </>
  );
}

interface ChoiceOptions<Name extends string> {
  readonly title: string;
  readonly names: Readonly<Record<Name, string>>;
  readonly value: Name | undefined;
  readonly onChange: (name: Name) => void;
}

function Choice<Name extends string>({ title, names, value, onChange }: ChoiceOptions<Name>) {
  return (
    <fieldset disabled={!useHydrated()}>
      <legend>{title}</legend>
      {(Object.keys(names) as Name[]).map((one) => (
        <label key={one}>
          <input
            checked={one === value}
            name={title}
            onChange={() => {
              onChange(one);
            }}
            type="radio"
          />
          {names[one]}
        </label>
      ))}
    </fieldset>
  );
}

/** Payload tells whoever has said to be ready of every save, and once right away. */
function useRefreshAfterSaving(): void {
  const router = useRouter();
  useEffect(() => {
    let isFirst = true;
    const onMessage = ({ origin, data }: MessageEvent<{ type?: string } | null>): void => {
      if (origin !== window.location.origin || data?.type !== 'payload-document-event') return;
      if (!isFirst) router.refresh();
      isFirst = false;
    };
    window.addEventListener('message', onMessage);
    const form = (window.opener as Window | null) ?? window.parent;
    form.postMessage({ type: 'payload-live-preview', ready: true }, window.location.origin);
    return () => {
      window.removeEventListener('message', onMessage);
    };
  }, [router]);
}
