import { test as testAlone } from 'vitest';
import { badRequests } from './bad-requests.ts';
import { databaseAway } from './database-away.ts';
import { deliveryFailures } from './delivery-failures.ts';
import { canMount, diskFull } from './disk-full.ts';
import { killedDatabase } from './killed-database.ts';
import { killedServer } from './killed-server.ts';
import { stoppedUnderLoad } from './stopped-under-load.ts';
import { twoServers } from './two-servers.ts';

// Short forms; each of the files can be run alone in its long form. Only a hang ends by this time.
const LONGEST_MS = 600_000;

// Each has a world of its own and mostly waits, so they run side by side.
const test = testAlone.concurrent;

test('nothing is lost when the server is killed', () => killedServer(3), LONGEST_MS);
test('nothing is lost when the database is killed', () => killedDatabase(3), LONGEST_MS);
test('a database that is away means 503 and no restart', () => databaseAway(2), LONGEST_MS);
test('every delivery outlives mail server and chat', () => deliveryFailures(3), LONGEST_MS);
test('a stop under load answers what it has begun', () => stoppedUnderLoad(2), LONGEST_MS);
test('two servers share the work', () => twoServers(1), LONGEST_MS);
test('bad requests do no harm', () => badRequests(5000), LONGEST_MS);
// A small disk can only be made by root.
test.runIf(canMount)('a full disk loses nothing', () => diskFull(1), LONGEST_MS);
