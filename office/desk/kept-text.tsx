'use client';
import { useAuth } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

interface KeptTextProps {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly most: number | undefined;
}

/**
 * A field for several lines that keeps what somebody types in this window until the page lists it, for them alone:
 * where a form is sent and nobody answers, another page comes in place of this one.
 */
export function KeptText({ id, name, required, most }: KeptTextProps) {
  const { user } = useAuth();
  const field = useRef<HTMLTextAreaElement>(null);
  const place = ['text', user?.id, id].join('/');
  useEffect(() => {
    const kept = sessionStorage.getItem(place);
    if (kept === null || field.current === null) return;
    const listed = [...document.querySelectorAll('.office-facts dd')];
    if (!listed.some(({ textContent }) => textContent === kept.trim())) {
      field.current.value ||= kept;
    } else {
      sessionStorage.removeItem(place);
      if (field.current.value === kept) field.current.value = '';
    }
  }, [place]);
  return (
    <textarea
      className="office-control"
      ref={field}
      id={id}
      maxLength={most}
      name={name}
      onInput={({ currentTarget }) => sessionStorage.setItem(place, currentTarget.value)}
      required={required}
      rows={4}
    />
  );
}
