/** The two ways a declaration goes on after it is stored; each is one queue and one job. */
export const CHANNELS = ['notify-team', 'send-confirmation'] as const;

export type Channel = (typeof CHANNELS)[number];

/** What a job carries; everything else is read from the declaration when it is its turn. */
export interface DeliveryJob {
  readonly reference: string;
}
