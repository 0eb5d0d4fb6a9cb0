import type { AstroIntegration } from 'astro';

const NAME = 'host-adapter';

/** What the host in `server/` takes from a build: finished pages, their policies, and a function that renders the rest. */
export function hostAdapter(): AstroIntegration {
  return {
    name: NAME,
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // The host itself looks where a form comes from.
        updateConfig({ security: { checkOrigin: false }, build: { redirects: false } });
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: NAME,
          // eslint-disable-next-line @typescript-eslint/no-deprecated -- else Astro takes the way of before.
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('on-demand-entry.ts', import.meta.url),
          adapterFeatures: {
            buildOutput: 'server',
            middlewareMode: 'classic',
            staticHeaders: true,
          },
          supportedAstroFeatures: {
            hybridOutput: 'stable',
            staticOutput: 'stable',
            serverOutput: 'stable',
            sharpImageService: 'stable',
          },
        });
      },
    },
  };
}
