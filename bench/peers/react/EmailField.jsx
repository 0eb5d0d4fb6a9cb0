'use client';
import { useState } from 'react';

export function EmailField(attributes) {
  const [value, setValue] = useState('');
  return <input {...attributes} value={value} onChange={({ target }) => setValue(target.value)} />;
}
