import { test } from 'vitest';
import { badRequests } from './bad-requests.ts';
import { databaseAway } from './database-away.ts';
import { deliveryFailures } from './delivery-failures.ts';
import { canMount, diskFull } from './disk-full.ts';
import { killedDatabase } from './killed-database.ts';
import { killedServer } from './killed-server.ts';
import { stoppedUnderLoad } from './stopped-under-load.ts';
import { twoServers } from './two-servers.ts';
import { wrongClock } from './wrong-clock.ts';

// Each file run alone repeats its fault far more often. Each fault has a world of its own and mostly waits, so
// they run side by side. Only a hang ends by the timeout.
const FAULT = { concurrent: true, timeout: 900_000 };

test('nothing is lost when the server is killed', FAULT, () => killedServer(5));
test('nothing is lost when the database is killed', FAULT, () => killedDatabase(5));
test('a database that is away means 503 and no restart', FAULT, () => databaseAway(3));
test('every delivery outlives mail server and chat', FAULT, () => deliveryFailures(5));
test('a stop under load answers what it has begun', FAULT, () => stoppedUnderLoad(2));
test('two servers share the work', FAULT, () => twoServers(2));
test('a wrong clock erases nothing', FAULT, () => wrongClock(42));
test('bad requests do no harm', FAULT, () => badRequests(10_000));
// A small disk can only be made by root.
test.runIf(canMount)('a full disk loses nothing', FAULT, () => diskFull(1));
