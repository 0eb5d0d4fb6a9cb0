import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ErrorPayload } from 'vite';
import { contentDir } from '#content-model/content-folder.ts';
import { checkContent } from './check-content.ts';
import type { ContentProblem } from './content-problem.ts';
import { contentReport } from './content-report.ts';
import { reportTexts as texts } from './problem-texts.ts';

/** Ends the process with the list; Astro calls a thrown error "unhandled" and adds a stack. */
function stopOnProblems(findings: ContentProblem[], headline: (count: number) => string) {
  const { failure, hints } = contentReport(findings, headline);
  if (hints) console.warn(hints);
  if (!failure) return;
  console.error(failure);
  process.exit(1);
}

/** What Vite's overlay shows over the page: the list without a stack. */
const contentOverlay = (failure: string): ErrorPayload => ({
  type: 'error',
  err: { message: failure, stack: '', plugin: 'content-check' },
});

/**
 * Checks the whole content before Astro loads it. A build ends with exit code 1 and the
 * German list of problems, and so does the start of the dev server when Astro could not load a file.
 * Otherwise the dev server prints the list at the start and after every change, shows what stops a build over
 * the open pages, and goes on.
 */
export function contentCheckIntegration(): AstroIntegration {
  let root = '';
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ command, config }) => {
        root = fileURLToPath(config.root);
        const findings = checkContent(root);
        if (command === 'build') stopOnProblems(findings, texts.stopped);
        if (command === 'dev')
          stopOnProblems(
            findings.filter(({ cannotLoad }) => cannotLoad),
            texts.devStopped,
          );
      },
      'astro:server:setup': ({ server, logger }) => {
        let last: string | undefined;
        let overlay: ErrorPayload | undefined;
        const report = () => {
          const { failure, hints, warningCount } = contentReport(
            checkContent(root),
            texts.devProblems,
          );
          const message = failure ?? hints ?? texts.passed(warningCount);
          if (message === last) return;
          last = message;
          if (failure) logger.error(message);
          else if (hints) logger.warn(message);
          else logger.info(message);
          // A page that shows the overlay loses it when it loads again.
          if (overlay && !failure) server.ws.send({ type: 'full-reload' });
          overlay = failure === undefined ? undefined : contentOverlay(failure);
          if (overlay) server.ws.send(overlay);
        };
        server.ws.on('connection', () => {
          if (overlay) server.ws.send(overlay);
        });
        report();
        server.watcher.on('all', (_event, file) => {
          if (!relative(resolve(root, contentDir), file).startsWith('..')) report();
        });
      },
    },
  };
}
