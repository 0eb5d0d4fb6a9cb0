'use client';
import { useLivePreviewContext } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Begins with the form where the preview would take its place: Payload keeps for every document that it was open, and
 * on a phone the next one would begin with an empty preview.
 */
export function BeginWithForm() {
  const { setIsLivePreviewing } = useLivePreviewContext();
  useEffect(() => {
    // Where Payload gives the preview the whole width.
    if (matchMedia('(width <= 1024px)').matches) setIsLivePreviewing(false);
  }, [setIsLivePreviewing]);
  return null;
}
