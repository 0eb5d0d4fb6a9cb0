'use client';
import { useFilter } from './filter.jsx';

export function Chip({ name, children }) {
  const { category, choose } = useFilter();
  return (
    <button
      type="button"
      className="chip"
      aria-current={name === category ? 'page' : undefined}
      onClick={() => choose(name)}
    >
      {children}
    </button>
  );
}
