import { Container } from '#site/section.tsx';
import { Icon } from '#ui/icon.tsx';
import { MoonPhase } from '#ui/moon-phase.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { texts } from './texts.ts';

export interface RedirectNoticeProps {
  title: string;
  explanation: string;
  destination: { label: string; url: string };
  /** The address as a QR code, for opening it on a phone. */
  qrCode?: { path: string; size: number };
}

/** Where this address leads, with a link for browsers that don't redirect (rows R8, R9, R12). */
export function RedirectNotice({ title, explanation, destination, qrCode }: RedirectNoticeProps) {
  const { url, label } = destination;
  const { before, link, after } = texts.fallback;
  return (
    <Container className="poster">
      <MoonPhase lit={0.35} className="" />
      <h1 className="text-section">{title}</h1>
      <p className="max-w-xl text-lead text-text-muted">{explanation}</p>
      <a id="ziel" href={url} className="button button-action button-large">
        {label}
        <Icon name="arrow-right" />
      </a>
      <p className="text-small text-text-muted">
        {`${texts.leadsTo(new URL(url).host)} ${before}`}
        <a href={url} className="link">
          {link}
        </a>
        {after}
      </p>
      {qrCode ? (
        <figure className="redirect-code">
          <QrCode {...qrCode} alt={texts.codeInWords} />
          <figcaption className="text-small text-text-muted">{texts.scanCode}</figcaption>
        </figure>
      ) : null}
    </Container>
  );
}
