import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startBackend, type SeenRequest } from '#tests/support/backend-server.ts';
import { createBackendClient, sessionKey } from './create-backend-client.ts';

const now = new Date('2026-11-21T08:00:00Z');
const user = { id: 'u1', aud: 'authenticated', email: 'anna@schlaf.example', factors: [] };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

const sessionFor = (seconds: number, token: string) => ({
  access_token: token,
  refresh_token: `refresh-${token}`,
  token_type: 'bearer',
  expires_in: seconds,
  expires_at: Math.floor(Date.now() / 1000) + seconds,
  user,
});

const store = (seconds: number) =>
  localStorage.setItem(sessionKey, JSON.stringify(sessionFor(seconds, 'old')));

async function openTab() {
  const { url, seen } = await startBackend(({ line }) => ({
    body: line.startsWith('POST /auth/v1/token') ? sessionFor(3600, 'new') : { sent: true },
  }));
  const client = createBackendClient({ url, anonKey: 'public-key' });
  const auth = await client.auth();
  onTestFinished(() => auth.dispose());
  await auth.initialize();
  return { client, auth, seen, refreshes: () => seen.filter(isRefresh) };
}

const isRefresh = ({ line }: SeenRequest) =>
  line === 'POST /auth/v1/token?grant_type=refresh_token';

function showTab(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  window.dispatchEvent(new Event('visibilitychange'));
}

test('D1: a stored session is used for calls', async () => {
  store(3600);
  const { client, seen } = await openTab();
  await client.invoke('send-it', { body: {} });
  expect(seen.at(-1)?.headers).toMatchObject({ authorization: 'Bearer old', apikey: 'public-key' });
});

test('D1: a session that is about to end is refreshed when the page opens, and kept', async () => {
  store(20);
  const { refreshes, client, seen } = await openTab();
  await client.invoke('send-it', { body: {} });
  expect(refreshes()).toHaveLength(1);
  expect(refreshes()[0]?.body).toEqual({ refresh_token: 'refresh-old' });
  expect(seen.at(-1)?.headers.authorization).toBe('Bearer new');
  expect(JSON.parse(localStorage.getItem(sessionKey) ?? '{}')).toMatchObject({
    access_token: 'new',
  });
});

test('D1: an open page refreshes its session near the end, not before', async () => {
  store(200);
  const { refreshes } = await openTab();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refreshes()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(90_000);
  await vi.waitFor(() => expect(refreshes()).toHaveLength(1));
});

test('D1: a hidden tab rests, and recovers its session when it is seen again', async () => {
  store(200);
  const { refreshes } = await openTab();
  showTab('hidden');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(refreshes()).toHaveLength(0);
  showTab('visible');
  await vi.waitFor(() => expect(refreshes()).toHaveLength(1));
  await vi.waitFor(() =>
    expect(localStorage.getItem(sessionKey)).toContain('"access_token":"new"'),
  );
});

test('D1: signing out leaves nothing behind', async () => {
  store(3600);
  const { auth } = await openTab();
  await auth.signOut({ scope: 'local' });
  expect(localStorage).toHaveLength(0);
});
