import { once } from 'node:events';

/** What a server needs in its environment so that `bytesInUse` can ask it. */
export const ASKED_FOR_MEMORY = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

interface Usage {
  readonly usedSize: number;
  readonly backingStorageSize: number;
}

/**
 * What a server still refers to once everything else was collected, in bytes. The size of its process
 * would say little: it depends on when the collector last had a reason to run.
 *
 * @param output What the server has printed, which names the address of its inspector.
 */
export async function bytesInUse(output: string): Promise<number> {
  const address = /ws:\/\/\S+/.exec(output)?.[0];
  if (address === undefined) throw new Error('The server was not started with ASKED_FOR_MEMORY.');
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const ask = async (method: string): Promise<unknown> => {
    socket.send(JSON.stringify({ id: 1, method }));
    const [{ data }] = (await once(socket, 'message')) as [MessageEvent<string>];
    return (JSON.parse(data) as { result: unknown }).result;
  };
  await ask('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = (await ask('Runtime.getHeapUsage')) as Usage;
  socket.close();
  return usedSize + backingStorageSize;
}
