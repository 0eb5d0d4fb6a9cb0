/** First line of a backup: says what it is. */
export interface BackupHead {
  readonly format: typeof BACKUP_FORMAT;
  readonly createdAt: string;
}

/** Last line of a backup: tells a whole one from one that was cut off or changed. */
export interface BackupEnd {
  readonly rows: number;
  /** Of all lines before. */
  readonly sha256: string;
}

export const BACKUP_FORMAT = 'schlafcoaching-declarations-1';
