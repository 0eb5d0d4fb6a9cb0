import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent } from './check-content.ts';
import { contentReport } from './content-report.ts';
import { texts } from './texts.ts';

function stopOnProblems(root: string) {
  const { failure, hints } = contentReport(checkContent(root), texts.stopped);
  if (hints) console.warn(hints);
  if (!failure) return;
  console.error(failure);
  // Astro calls a thrown error "unhandled"; for whoever writes texts the list alone is the message.
  process.exit(1);
}

/**
 * Checks everything below `content/` before Astro loads it. A build ends with exit code 1 and the
 * German list of problems; the dev server prints it at the start and after every change, and goes on.
 */
export function contentCheck(): AstroIntegration {
  let root = '';
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ command, config }) => {
        root = fileURLToPath(config.root);
        if (command === 'build') stopOnProblems(root);
      },
      'astro:server:setup': ({ server, logger }) => {
        let last: string | undefined;
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
        };
        report();
        server.watcher.on('all', (_event, file) => {
          if (!relative(join(root, 'content'), file).startsWith('..')) report();
        });
      },
    },
  };
}
