import { Hono, type Context } from 'hono';
import { accountRoutes, accountsScreen } from './accounts.ts';
import { declarationRoutes } from './declaration-routes.ts';
import { declarationScreens } from './declarations.ts';
import { healthScreen } from './health.ts';
import { logScreen } from './log-screen.ts';
import { newsletterRoutes, newsletterScreen } from './newsletter.ts';
import { peopleRoutes, peopleScreen } from './people.ts';
import { ownAccountRoutes, ownAccountScreen } from './own-account.ts';
import { memberOf, type DeskPorts } from './ports.ts';
import { mayOpen, screenRoles, type ScreenName, type Screens } from './screen.ts';
import { searchScreen, startScreen } from './start.ts';

/** Makes every page of the office's own. */
export function deskScreens(ports: DeskPorts): Screens {
  return {
    start: startScreen(ports),
    suche: searchScreen(ports),
    erklaerungen: declarationScreens(ports),
    personen: peopleScreen(ports),
    newsletter: newsletterScreen(ports),
    zustand: healthScreen(ports),
    protokoll: logScreen(ports),
    konten: accountsScreen(ports),
    'mein-konto': ownAccountScreen(ports),
  };
}

/** What buttons and downloads of these pages ask for; who may not open a page may not use its buttons. */
export function deskRoutes(ports: DeskPorts): Hono {
  const app = new Hono();
  app.use('/buero/:name/*', async (context, next) => {
    const { name } = context.req.param();
    const isKnown = Object.hasOwn(screenRoles, name);
    if (!isKnown || !mayOpen(memberOf(context as Context).role, name as ScreenName))
      return context.notFound();
    await next();
    context.header('Cache-Control', 'no-store');
    return undefined;
  });
  for (const routes of [
    declarationRoutes,
    peopleRoutes,
    newsletterRoutes,
    accountRoutes,
    ownAccountRoutes,
  ])
    app.route('/', routes(ports));
  return app;
}
