import { randomUUID } from 'node:crypto';
import { openDatabase } from '#server/database/database.ts';
import type { HandOver } from '#tests/support/hand-over.ts';
import type { Role } from '../../office/desk/ports.ts';
import { invite } from '../../office/sign-in/invitations.ts';
import { joinOffice, runOffice, type Visitor } from './office-suite.ts';

export const TEAM = 'Team <Eins>';

export interface Desk {
  /** Such as `http://127.0.0.1:43211`. */
  readonly address: string;
  /** Somebody called `TEAM` who has just signed in. */
  readonly joinAs: (role: Role) => Promise<Visitor>;
}

/** Starts the office on the database and data folder of a server. */
export async function startDesk(handOver: HandOver, env: Record<string, string>): Promise<Desk> {
  const { child, ended, said } = runOffice(handOver, { ...env, OFFICE_PORT: '0' });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [, found] = /Office: (\S+)/u.exec(said()) ?? [];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error(`The office has not started:\n${said()}`)));
  });
  const joinAs = async (role: Role): Promise<Visitor> => {
    const email = `${role}-${randomUUID()}@office.example`;
    const { DATABASE_URL: url, DATA_DIR: dataDir = '' } = env;
    const database = await openDatabase({ url, dataDir, report: () => undefined });
    const link = await invite(database, address, { email, role });
    await database.close();
    return (await joinOffice(address, link, email, TEAM)).visitor;
  };
  return { address, joinAs };
}
