'use client';
import { useState } from 'react';

export function Menu({ children, ...attributes }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-controls="site-menu"
        aria-expanded={isOpen}
        aria-label="Menü"
        className="round-icon hover:bg-tint md:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        <svg aria-hidden="true" width="24" height="24" className="icon site-menu-open-icon size-6">
          <use href="/icons.svg#menu" />
        </svg>
        <svg aria-hidden="true" width="24" height="24" className="icon site-menu-close-icon size-6">
          <use href="/icons.svg#close" />
        </svg>
      </button>
      <nav {...attributes} data-open={isOpen || undefined}>
        {children}
      </nav>
    </>
  );
}
