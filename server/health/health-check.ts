import { setTimeout as delay } from 'node:timers/promises';
import { readArguments } from '#server/subcommands.ts';
import { readEnv } from '#server/env.ts';
import { OperatorError } from '#server/operator-error.ts';

// What a container and a service ask: exit code 0 when the server of the same environment answers that it is ready
// (`/readyz`: what visitors send can be stored), otherwise 1. `--wait SECONDS` keeps asking for so long, for a server
// that is starting.

const LONGEST_ANSWER_MS = 3000;
const BETWEEN_TRIES_MS = 200;

async function isReady(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(LONGEST_ANSWER_MS) });
    return answer.ok;
  } catch {
    return false;
  }
}

async function becomesReady(address: string, seconds: number): Promise<boolean> {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    if (await isReady(address)) return true;
    if (performance.now() >= deadline) return false;
    await delay(BETWEEN_TRIES_MS);
  }
}

/** @throws when an argument is wrong, with a sentence. */
function readWait(): number {
  const { values } = readArguments(process.argv.slice(2), [], {
    wait: { type: 'string', default: '0' },
  });
  if (/^\d{1,5}$/.test(values.wait)) return Number(values.wait);
  throw new OperatorError(`--wait must be a whole number of seconds, but it is "${values.wait}".`);
}

function readAddress(): string {
  const { adminPort } = readEnv();
  if (adminPort > 0) return `http://127.0.0.1:${adminPort}/readyz`;
  throw new OperatorError('ADMIN_PORT must be a fixed port for the health check, but it is 0.');
}

// Wrong arguments end with 2, everything else with 1.
let exitCode = 2;
try {
  const seconds = readWait();
  exitCode = 1;
  const address = readAddress();
  if (!(await becomesReady(address, seconds))) {
    throw new OperatorError(
      `Nothing that can store what visitors send answers at ${address}; its log says why.`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = exitCode;
}
