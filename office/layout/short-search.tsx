'use client';
import { useEffect, useRef } from 'react';
import { officeTexts as texts } from '../texts.ts';

/** Above a list: says briefly where to search, because Payload names all fields that are searched, one after the other. */
export function ShortSearch() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const list = place.current?.parentElement;
    list?.querySelector('.search-filter__input')?.setAttribute('placeholder', texts.searchList);
  });
  return <span hidden ref={place} />;
}
