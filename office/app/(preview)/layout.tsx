import type { ReactNode } from 'react';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de">
      <body style={{ margin: 0, height: '100dvh' }}>{children}</body>
    </html>
  );
}
