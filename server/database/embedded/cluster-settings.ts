import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SETTINGS_FILE } from '#server/database/embedded/create-cluster.ts';
import { CLUSTER, giveTo, type DatabaseHome } from '#server/database/embedded/database-home.ts';

const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const quoteListItem = (value: string): string => `"${value.replaceAll('"', '""')}"`;

/**
 * Writes what the next start of the database shall use. Durability is PostgreSQL's own default:
 * a commit is answered after it is on disk.
 */
export async function writeClusterSettings(
  home: DatabaseHome,
  socketFolder: string,
): Promise<void> {
  const settings = {
    listen_addresses: quote(''),
    unix_socket_directories: quote(quoteListItem(socketFolder)),
    unix_socket_permissions: '0700',
    port: '5432',
    max_connections: '60',
    shared_buffers: '32MB',
    max_wal_size: '256MB',
    logging_collector: 'on',
    log_directory: quote(join(home.path, 'log')),
    log_filename: quote('postgresql-%a.log'),
    log_rotation_age: '1d',
    log_truncate_on_rotation: 'on',
    // The log must not repeat what people wrote: no statements, values or details.
    log_min_error_statement: 'panic',
    log_parameter_max_length_on_error: '0',
    log_error_verbosity: 'terse',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
  const file = join(home.path, CLUSTER, SETTINGS_FILE);
  await writeFile(`${file}.new`, lines.join(''), { mode: 0o600 });
  await giveTo(home.user, `${file}.new`);
  await rename(`${file}.new`, file);
}
