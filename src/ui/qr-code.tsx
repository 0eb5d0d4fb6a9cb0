import { encode } from 'uqr';

// ISO/IEC 18004 wants four modules of quiet around the code.
const quietZone = 4;

/**
 * The QR code of an address, for `ui/qr-code.tsx`. Error correction M: readable with 15 % of it
 * scratched or mirrored away.
 */
export function prepareQrCode(address: string): { path: string; size: number } {
  const { data, size } = encode(address, { ecc: 'M', border: quietZone });
  const path = data.flatMap((row, y) => darkRuns(row).map(([x, width]) => bar(x, y, width)));
  return { path: path.join(''), size };
}

const bar = (x: number, y: number, width: number) => `M${x} ${y}h${width}v1h-${width}z`;

/** Start and length of every run of dark modules in a row. */
function darkRuns(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}

interface QrCodeProps {
  /** Shapes of the dark modules as SVG path data, one unit per module. */
  path: string;
  /** Modules per side, with the quiet zone. */
  size: number;
  /** Alternative text. */
  alt: string;
}

/** A QR code, dark on light in every theme, because not every camera reads an inverted one. */
export function QrCode({ path, size, alt }: QrCodeProps) {
  return (
    <svg role="img" aria-label={alt} viewBox={`0 0 ${size} ${size}`} className="qr-code">
      <path d={path} />
    </svg>
  );
}
