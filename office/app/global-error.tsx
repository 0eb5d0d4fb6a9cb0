'use client';

import { useHydrated } from '../../src/lib/use-hydrated.ts';
import { layoutTexts as texts } from '../layout/texts.ts';

/** What a browser shows in place of a page that failed, with the styles of the pages before a session. */
export default function GlobalError() {
  const isHydrated = useHydrated();
  return (
    <html lang="de">
      <head>
        <title>{texts.office}</title>
        <link rel="stylesheet" href="/office.css" />
      </head>
      <body>
        <main className="office-main">
          <h1>{texts.office}</h1>
          <p role="alert">{texts.failed}</p>
          <button type="button" disabled={!isHydrated} onClick={() => location.reload()}>
            {texts.again}
          </button>
        </main>
      </body>
    </html>
  );
}
