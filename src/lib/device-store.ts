/** Does some work in a transaction of its own, with one store of a database on this device. */
type DeviceStore = <Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Value | PromiseLike<Value>,
) => Promise<Value>;

/**
 * Makes one connection for the whole page when the store is first used. It ends when another tab deletes the
 * database, which would wait for it, and the next use makes another; so it does when a connection has died, which
 * some browsers do not tell.
 */
export function deviceStore(database: string, name: string): DeviceStore {
  let connection: IDBDatabase | undefined;
  const begin = async (mode: IDBTransactionMode): Promise<IDBTransaction> => {
    try {
      if (connection) return connection.transaction(name, mode);
    } catch {
      // It has died.
    }
    const opening = indexedDB.open(database);
    opening.onupgradeneeded = () => opening.result.createObjectStore(name);
    const opened = await answerOf(opening);
    opened.onversionchange = () => opened.close();
    connection = opened;
    return opened.transaction(name, mode);
  };
  return async (mode, work) => work((await begin(mode)).objectStore(name));
}

function settled(target: IDBRequest | IDBTransaction, success: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(target.error ?? new Error());
    target.addEventListener(success, () => resolve());
    target.addEventListener('error', fail);
    target.addEventListener('abort', fail);
  });
}

/** What a request comes to. */
export async function answerOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  await settled(request, 'success');
  return request.result;
}

/** Resolves when everything that a transaction changes is kept. */
export const endOf = (transaction: IDBTransaction): Promise<void> =>
  settled(transaction, 'complete');

/** Changes a store in one step: all of it or nothing. */
export const change = (
  store: DeviceStore,
  work: (store: IDBObjectStore) => unknown,
): Promise<void> =>
  store('readwrite', (opened) => {
    work(opened);
    return endOf(opened.transaction);
  });

/** Everything in a store, in the order of its keys. */
export const entriesOf = <Key, Value>(store: DeviceStore): Promise<(readonly [Key, Value])[]> =>
  store('readonly', async (opened) => {
    const [keys, values] = await Promise.all([
      answerOf(opened.getAllKeys()),
      answerOf<unknown[]>(opened.getAll()),
    ]);
    return keys.map((key, at) => [key as Key, values[at] as Value] as const);
  });
