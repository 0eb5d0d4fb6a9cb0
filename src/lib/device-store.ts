import { promisifyRequest, type UseStore } from 'idb-keyval';

/**
 * A store of a database on this device, by one connection for the whole page. It ends when another tab
 * deletes the database, which would wait for it, and the next use opens another; so it does when the
 * connection has died, which some browsers do not tell.
 */
export function deviceStore(database: string, name: string): UseStore {
  let kept: IDBDatabase | undefined;
  const open = async (): Promise<IDBDatabase> => {
    const request = indexedDB.open(database);
    request.onupgradeneeded = () => request.result.createObjectStore(name);
    const opened = await promisifyRequest(request);
    opened.onversionchange = () => opened.close();
    kept = opened;
    return opened;
  };
  const begin = (mode: IDBTransactionMode): IDBTransaction | undefined => {
    try {
      return kept?.transaction(name, mode);
    } catch {
      return undefined;
    }
  };
  return async (mode, work) => {
    const transaction = begin(mode) ?? (await open()).transaction(name, mode);
    return work(transaction.objectStore(name));
  };
}
