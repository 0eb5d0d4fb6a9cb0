'use client';
import { useState } from 'react';
import type { Preview } from './preview-of.ts';
import { previewTexts as texts } from './texts.ts';

type Theme = keyof typeof texts.themes;
const themes = Object.keys(texts.themes) as Theme[];

/** The page of the website as it would be, in one of its three themes. */
export function PreviewFrame({ address, sentence, state }: Preview & { readonly state: string }) {
  const [theme, setTheme] = useState<Theme>('light');
  const [path = '/', place] = (address ?? '/').split('#');
  const query = new URLSearchParams({ thema: theme, fassung: state });
  const page = `/vorschau${path === '/' ? '' : path}?${query.toString()}`;
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <form style={{ font: '14px system-ui, sans-serif', padding: 8 }}>
        {themes.map((one) => (
          <label key={one} style={{ marginInlineEnd: 16 }}>
            <input
              checked={one === theme}
              name="theme"
              onChange={() => {
                setTheme(one);
              }}
              type="radio"
            />{' '}
            {texts.themes[one]}
          </label>
        ))}
        {sentence !== undefined && (
          <p role="status" style={{ margin: '8px 0 0' }}>
            {sentence}
          </p>
        )}
      </form>
      {address !== undefined && (
        <iframe
          src={place === undefined ? page : `${page}#${place}`}
          style={{ border: 0, flex: 1, width: '100%' }}
          title={texts.title}
        />
      )}
    </div>
  );
}
