import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { erasePerson, findPerson } from '#server/personal-data.ts';
import { asGermanText } from './person-text.ts';
import { addressForm, foundView, startView } from './person-view.ts';
import type { OfficePorts } from './ports.ts';
import { personTexts as texts } from './texts.ts';

/** Answers people who ask for their data, or to have it erased, with the functions of the command line. */
export function personRoutes({ platform, personOf, log, show }: OfficePorts): Hono {
  const app = new Hono();
  // Not in an address: addresses of pages stay in histories and logs.
  const addressIn = async (
    context: Context,
  ): Promise<{ address: string; form: Record<string, unknown> }> => {
    const form = await context.req.parseBody();
    const given = form['adresse'];
    return { address: typeof given === 'string' ? given.trim() : '', form };
  };
  const isAddress = (address: string): boolean =>
    /^\S+@\S+$/u.test(address) && address.length <= 255;
  const refuse = (context: Context, address: string): Response | Promise<Response> => {
    context.status(400);
    return show(context, {
      title: texts.title,
      body: startView(address, texts.wrong),
    });
  };
  app.use('/personen/*', async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });

  app.get('/personen', (context) => show(context, { title: texts.title, body: startView('') }));

  app.post('/personen', async (context) => {
    const { address } = await addressIn(context);
    if (!isAddress(address)) return refuse(context, address);
    await log({ who: personOf(context), what: 'person.read' });
    const findings = await findPerson(platform, address);
    const body = foundView(address, findings);
    return show(context, { title: texts.title, body });
  });

  app.post('/personen/export', async (context) => {
    const { address, form } = await addressIn(context);
    if (!isAddress(address)) return refuse(context, address);
    await log({ who: personOf(context), what: 'person.export' });
    const findings = await findPerson(platform, address);
    const isText = form['form'] !== 'json';
    context.header(
      'Content-Disposition',
      `attachment; filename="auskunft.${isText ? 'txt' : 'json'}"`,
    );
    if (isText) return context.text(asGermanText(address, findings));
    return context.json({ address, data: findings.map(({ what, facts }) => ({ what, ...facts })) });
  });

  app.post('/personen/loeschen', async (context) => {
    const { address, form } = await addressIn(context);
    if (!isAddress(address)) return refuse(context, address);
    if (form['sicher'] !== 'ja') {
      context.status(400);
      const findings = await findPerson(platform, address);
      const body = foundView(address, findings, texts.notSure);
      return show(context, { title: texts.title, body });
    }
    await log({ who: personOf(context), what: 'person.erase' });
    const { erased, kept } = await erasePerson(platform, address);
    const numbers = Object.entries(erased);
    const body = html`<div class="desk">
      <h1>${texts.erased(address)}</h1>
      <h2>${texts.result}</h2>
      <ul role="status">
        ${numbers.length === 0 ? html`<li>${texts.erasedNothing}</li>` : ''}
        ${numbers.map(([what, number]) => html`<li>${texts.erasedNumber(what, number)}</li>`)}
        ${kept.map(({ inWords }) => html`<li>${inWords}</li>`)}
      </ul>
      ${addressForm('')}
    </div>`;
    return show(context, { title: texts.title, body });
  });

  return app;
}
