'use client';
import { useNav, useWindowInfo } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * Keeps the navigation open where it has room: up to 1440 px Payload closes it as soon as a page is awake, and the page
 * would jump, so that a click meets something else.
 */
export function OpenNav({ children }: { readonly children: ReactNode }) {
  const { navOpen, setNavOpen } = useNav();
  const { l: upToLaptop, m: upToTablet } = useWindowInfo().breakpoints;
  const isClosing = useRef(false);
  // Payload's own effect, which closes it, runs right after this one.
  const expectClosing = useEffectEvent(() => {
    isClosing.current = navOpen;
  });
  useEffect(() => {
    if (upToLaptop && !upToTablet) expectClosing();
  }, [upToLaptop, upToTablet]);
  // Opens it again before anything is painted.
  useLayoutEffect(() => {
    if (!isClosing.current || navOpen) return;
    isClosing.current = false;
    setNavOpen(true);
  }, [navOpen, setNavOpen]);
  return children;
}
