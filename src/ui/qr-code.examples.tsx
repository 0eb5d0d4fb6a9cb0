import type { Example } from './example.ts';
import { QrCode } from './qr-code.tsx';

/** A checkerboard instead of a real code. */
const checkerboard = Array.from({ length: 21 * 21 }, (_, at) => ({
  x: at % 21,
  y: Math.floor(at / 21),
}))
  .filter(({ x, y }) => (x + y) % 2 === 0)
  .map(({ x, y }) => `M${(x + 4).toString()} ${(y + 4).toString()}h1v1h-1z`)
  .join('');

export const qrCodeExamples: Example[] = [
  {
    name: 'default',
    element: <QrCode path={checkerboard} size={29} alt="Muster eines QR-Codes" />,
  },
];
