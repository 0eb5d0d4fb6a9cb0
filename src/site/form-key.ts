import { randomUUID } from 'node:crypto';

/** A key for one rendered form: however often it is posted or reloaded, it is stored once. */
export const newFormKey = (): string => randomUUID();
