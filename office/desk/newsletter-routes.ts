import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { mailStatus, retryMails } from '#features/newsletter/server/mail-status.ts';
import {
  consentProofs,
  countSubscribers,
  exportSubscribers,
  removeSubscriber,
  type ConsentProof,
} from '#features/newsletter/server/subscribers-list.ts';
import { readFacts } from '#server/facts.ts';
import { OperatorError } from '#server/operator-error.ts';
import { newsletterTexts as texts } from './newsletter-texts.ts';
import type { Html, OfficePorts } from './ports.ts';
import { inGerman } from './texts.ts';

const isAddress = (address: string): boolean => /^\S+@\S+$/u.test(address) && address.length <= 255;

const moment = (at: Date | null): string =>
  at === null ? texts.notConfirmed : inGerman(at.toISOString());

const proofView = ({ requestedAt, confirmedAt, endedAt, text }: ConsentProof): Html =>
  html`<li>
    <dl class="desk-facts">
      <div>
        <dt>${texts.requested}</dt>
        <dd>${moment(requestedAt)}</dd>
      </div>
      <div>
        <dt>${texts.confirmedAt}</dt>
        <dd>${moment(confirmedAt)}</dd>
      </div>
      ${
        endedAt === undefined
          ? ''
          : html`<div>
              <dt>${texts.ended}</dt>
              <dd>${moment(endedAt)}</dd>
            </div>`
      }
      <div>
        <dt>${texts.text}</dt>
        <dd class="desk-words">${text}</dd>
      </div>
    </dl>
  </li>`;

interface Said {
  readonly message?: string;
  readonly proofs?: { readonly address: string; readonly all: readonly ConsentProof[] };
}

/** Who gets the newsletter: how many, their list, proofs of consent, and the way out. */
export function newsletterRoutes({ platform, personOf, log, show }: OfficePorts): Hono {
  const { database, env, jobs } = platform;
  const app = new Hono();

  const page = async (context: Context, { message, proofs }: Said = {}): Promise<Response> => {
    const counts = await countSubscribers(database);
    const mails = Object.values(await mailStatus(database));
    const dead = mails.reduce((sum, { deadLetters }) => sum + deadLetters, 0);
    const addressField = (id: string, label: string): Html =>
      html`<label for="${id}">${label}</label>
        <input
          id="${id}"
          name="adresse"
          type="email"
          required
          maxlength="255"
          autocomplete="off"
        />`;
    const body = html`<div class="desk">
      <h1>${texts.title}</h1>
      ${message === undefined ? '' : html`<p class="desk-said" role="status">${message}</p>`}
      ${
        dead === 0
          ? ''
          : html`<form method="post" action="/newsletter/senden" class="desk-alarm">
              <p><strong>${texts.dead(dead)}</strong></p>
              <button>${texts.retry}</button>
            </form>`
      }
      <ul>
        <li>${texts.confirmed(counts.confirmed)}</li>
        <li>${texts.unconfirmed(counts.unconfirmed)}</li>
        <li>${texts.past(counts.past)}</li>
      </ul>
      ${
        proofs === undefined
          ? ''
          : html`<section aria-labelledby="gefunden">
              <h2 id="gefunden">${texts.proofOf(proofs.address)}</h2>
              <ol class="desk-notes">
                ${proofs.all.map(proofView)}
              </ol>
            </section>`
      }
      <section aria-labelledby="liste">
        <h2 id="liste">${texts.exportTitle}</h2>
        <p>${texts.exportText}</p>
        <p><a href="/newsletter/export.csv">${texts.exportLink}</a></p>
      </section>
      <section aria-labelledby="nachweis">
        <h2 id="nachweis">${texts.proofTitle}</h2>
        <p>${texts.proofText}</p>
        <form method="post" action="/newsletter/nachweis">
          ${addressField('nachweis-adresse', texts.proofLabel)}
          <button>${texts.showProof}</button>
        </form>
      </section>
      <section aria-labelledby="austragen">
        <h2 id="austragen">${texts.removeTitle}</h2>
        <p>${texts.removeText}</p>
        <form method="post" action="/newsletter/austragen">
          ${addressField('austragen-adresse', texts.removeLabel)}
          <button>${texts.remove}</button>
        </form>
      </section>
    </div>`;
    return show(context, { title: texts.title, body });
  };

  const addressIn = async (context: Context): Promise<string | undefined> => {
    const { adresse } = await context.req.parseBody();
    const address = typeof adresse === 'string' ? adresse.trim() : '';
    return isAddress(address) ? address : undefined;
  };
  const refuse = (context: Context): Promise<Response> => {
    context.status(400);
    return page(context, { message: texts.wrong });
  };

  app.get('/newsletter', async (context) => {
    await log({ who: personOf(context), what: 'newsletter.look' });
    return page(context);
  });

  app.get('/newsletter/export.csv', async (context) => {
    await log({ who: personOf(context), what: 'newsletter.export' });
    try {
      const { site } = readFacts(env.distDir, env.siteUrl);
      context.header('Content-Type', 'text/csv; charset=utf-8');
      context.header('Content-Disposition', 'attachment; filename="newsletter.csv"');
      context.header('Cache-Control', 'no-store');
      return context.body(await exportSubscribers(database, site.url));
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      context.status(503);
      return page(context, { message: texts.noFacts });
    }
  });

  app.post('/newsletter/nachweis', async (context) => {
    const address = await addressIn(context);
    if (address === undefined) return refuse(context);
    await log({ who: personOf(context), what: 'newsletter.proof' });
    const all = await consentProofs(database, address);
    return page(
      context,
      all.length === 0 ? { message: texts.noProof(address) } : { proofs: { address, all } },
    );
  });

  app.post('/newsletter/austragen', async (context) => {
    const address = await addressIn(context);
    if (address === undefined) return refuse(context);
    await log({ who: personOf(context), what: 'newsletter.remove' });
    const isRemoved = await removeSubscriber(platform, address);
    return page(context, { message: isRemoved ? texts.removed(address) : texts.notThere(address) });
  });

  app.post('/newsletter/senden', async (context) => {
    await log({ who: personOf(context), what: 'newsletter.retry' });
    await retryMails(database, jobs);
    return page(context, { message: texts.retried });
  });

  return app;
}
