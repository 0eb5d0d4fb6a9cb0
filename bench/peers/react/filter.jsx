'use client';
import { createContext, useContext, useState } from 'react';

const ALL = 'Alle';
const Filter = createContext(null);

export function FilterProvider({ children }) {
  const [category, choose] = useState(ALL);
  return <Filter value={{ category, choose }}>{children}</Filter>;
}

export function useFilter() {
  return useContext(Filter);
}

export const isShown = (chosen, category) => chosen === ALL || chosen === category;
