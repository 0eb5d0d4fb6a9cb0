'use client';

import { CheckboxField } from '@payloadcms/ui';
import type { CheckboxFieldClientComponent } from 'payload';
import { useEffect, useRef } from 'react';

/** Payload's own also shows what programs call the field, to whoever points at it. */
export const CheckboxWithoutName: CheckboxFieldClientComponent = (props) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector('input')?.removeAttribute('title');
  });
  return (
    <div ref={place}>
      <CheckboxField {...props} />
    </div>
  );
};
