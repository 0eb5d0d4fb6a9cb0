'use client';
import { useNav, usePreferences } from '@payloadcms/ui';
import { PREFERENCE_KEYS } from 'payload/shared';
import { useEffect } from 'react';

const HAS_ROOM = '(width >= 64rem)';

/** Shows the navigation where it has room, unless this person has closed it; Payload does so only above 1440 px. */
export function OpenNav() {
  const { setNavOpen } = useNav();
  const { getPreference } = usePreferences();
  useEffect(() => {
    if (!window.matchMedia(HAS_ROOM).matches) return;
    void getPreference<{ open?: boolean } | undefined>(PREFERENCE_KEYS.NAV).then((kept) => {
      if (kept?.open !== false) setNavOpen(true);
    });
  }, [getPreference, setNavOpen]);
  return null;
}
