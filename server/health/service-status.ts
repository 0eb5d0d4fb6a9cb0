import type { ChannelStates } from '#features/declarations/server/delivery-status.ts';
import type { DiskSpace } from '#server/health/disk-space.ts';

/** By what is delivered (`declarations`, `newsletter`), then by channel. */
export type Deliveries = Readonly<Record<string, ChannelStates>>;

/** What an operator should know of a server and its database at one moment. */
export interface ServiceStatus {
  /** Undefined while declarations cannot be stored. */
  readonly deliveries: Deliveries | undefined;
  /** Of the file system on which `DATA_DIR` lies. */
  readonly disk: DiskSpace;
}

// Repeats begin after seconds: what still waits after this has failed several times, or nobody delivers.
const LATE_SECONDS = 15 * 60;

// The embedded database needs some room to recover; on a small disk a share of it has to do.
const LOW_BYTES = 500_000_000;
const LOW_SHARE = 0.05;

/**
 * Why somebody should look, as codes that never change: `database_away`, `disk_low`, and for each
 * kind of delivery `…_late` (the oldest waits for more than 15 minutes) and `…_dead` (there are
 * dead letters). Empty when all is well.
 */
export function reasonsOf({ deliveries, disk }: ServiceStatus): string[] {
  const isLow = disk.freeBytes < Math.min(LOW_BYTES, disk.totalBytes * LOW_SHARE);
  return [
    ...(deliveries === undefined ? ['database_away'] : []),
    ...Object.entries(deliveries ?? {}).flatMap(([kind, states]) => reasonsOfKind(kind, states)),
    ...(isLow ? ['disk_low'] : []),
  ];
}

function reasonsOfKind(kind: string, states: ChannelStates): string[] {
  const channels = Object.values(states);
  return [
    ...(channels.some((one) => one.oldestWaitingSeconds > LATE_SECONDS) ? [`${kind}_late`] : []),
    ...(channels.some(({ deadLetters }) => deadLetters > 0) ? [`${kind}_dead`] : []),
  ];
}
