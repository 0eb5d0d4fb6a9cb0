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
