import { expect, test } from 'vitest';
import { passedSocket } from './listen.ts';

const listenPid = String(process.pid);

test('a socket that was passed on is the first file after the standard ones', () => {
  expect(passedSocket({ listenPid, listenFds: '1' })).toBe(3);
});

test('a socket that was passed on to another process is none of ours', () => {
  expect(passedSocket({ listenPid: '1', listenFds: '1' })).toBeUndefined();
  expect(passedSocket({ listenPid: undefined, listenFds: undefined })).toBeUndefined();
});

test('several sockets stop the start with one sentence', () => {
  expect(() => passedSocket({ listenPid, listenFds: '2' })).toThrow(
    'The server takes one listening socket, but 2 were passed on; leave one ListenStream in the socket unit.',
  );
});
