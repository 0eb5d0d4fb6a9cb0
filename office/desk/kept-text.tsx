'use client';
import { useEffect, useRef } from 'react';

interface KeptTextProps {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly most: number | undefined;
}

/**
 * A field for several lines that keeps what is typed in this window until the page lists it: where a form is sent
 * and nobody answers, another page comes in place of this one.
 */
export function KeptText({ id, name, required, most }: KeptTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const kept = sessionStorage.getItem(id);
    if (kept === null || field.current === null) return;
    const listed = [...document.querySelectorAll('.office-facts dd')];
    if (!listed.some(({ textContent }) => textContent === kept.trim())) {
      field.current.value ||= kept;
    } else {
      sessionStorage.removeItem(id);
      if (field.current.value === kept) field.current.value = '';
    }
  }, [id]);
  return (
    <textarea
      ref={field}
      id={id}
      maxLength={most}
      name={name}
      onInput={({ currentTarget }) => sessionStorage.setItem(id, currentTarget.value)}
      required={required}
      rows={4}
    />
  );
}
