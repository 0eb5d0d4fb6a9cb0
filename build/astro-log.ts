import nodeLog from 'astro/logger/node';

const LEVELS: Readonly<Record<string, number>> = { debug: 20, info: 30, warn: 40, error: 50 };

// A query can hold an e-mail address or a token; Astro writes whole addresses into its messages.
const QUERY = /(\/[^\s?'"]*)\?[^\s'"]*/g;

interface AstroLogEvent {
  readonly level: string;
  readonly label: string | null;
  readonly message: string;
}

/**
 * Where Astro's own messages go: in the finished server into lines of the same form as the
 * server's, without queries; while building to the terminal as usual. The default export is
 * what Astro's `logger.entrypoint` asks for.
 */
export default function astroLog(): ReturnType<typeof nodeLog> {
  // Vite fills in `import.meta.env` in the finished server; Node itself does not know it.
  const isBuilding = (import.meta as { env?: object }).env === undefined;
  if (isBuilding) return nodeLog();
  return {
    write: (event) => {
      process.stdout.write(`${astroLogLine(event, new Date())}\n`);
    },
  };
}

/** One line of JSON for one of Astro's messages. */
export function astroLogLine({ level, label, message }: AstroLogEvent, now: Date): string {
  return JSON.stringify({
    level: LEVELS[level] ?? LEVELS['info'],
    time: now.toISOString(),
    source: label ?? 'astro',
    msg: message.replace(QUERY, '$1'),
  });
}
