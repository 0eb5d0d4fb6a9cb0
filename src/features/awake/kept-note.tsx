import { texts } from './texts.ts';

/** Where `awake.island.ts` says that the pages are kept on the device. */
export const KeptNote = () => (
  <p role="status" className="kept-note text-small text-text-muted" data-kept={texts.keptOffline} />
);
