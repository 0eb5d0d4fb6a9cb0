import { createApp } from 'astro/app/entrypoint';

// A page that fails while it is made becomes the error page as a whole.
const app = createApp({ streaming: false });

/** Renders a route of the project; what the build calls `RouteRenderer` of `server/http/site-build.ts`. */
export async function render(request: Request, locals: object): Promise<Response | undefined> {
  const routeData = app.match(request);
  if (routeData === undefined) return undefined;
  return app.render(request, { addCookieHeader: true, locals, routeData });
}
