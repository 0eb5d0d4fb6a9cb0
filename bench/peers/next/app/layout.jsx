import localFont from 'next/font/local';
import '../../../../src/styles/landing.css';

const fraunces = localFont({
  src: '../../../../src/fonts/fraunces.woff2',
  display: 'optional',
  weight: '400 700',
  adjustFontFallback: 'Times New Roman',
  fallback: ['serif'],
  variable: '--font-fraunces',
});
const figtree = localFont({
  src: '../../../../src/fonts/figtree.woff2',
  display: 'optional',
  weight: '400 700',
  adjustFontFallback: 'Arial',
  fallback: ['sans-serif'],
  variable: '--font-figtree',
});
const frauncesSharpS = localFont({
  src: '../../../../src/fonts/fraunces-capital-sharp-s.woff2',
  display: 'optional',
  weight: '400 700',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+1E9E' }],
  variable: '--font-fraunces-sharp-s',
});
const figtreeSharpS = localFont({
  src: '../../../../src/fonts/figtree-capital-sharp-s.woff2',
  display: 'optional',
  weight: '400 700',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+1E9E' }],
  variable: '--font-figtree-sharp-s',
});

export const metadata = {
  title: 'Psychologische Begleitung für deinen Schlaf – Schlafcoaching',
  description: 'Persönliches Schlafcoaching mit Psychologinnen und App.',
  icons: '/favicon.svg',
};

export default function Layout({ children }) {
  const fonts = [fraunces, figtree, frauncesSharpS, figtreeSharpS];
  return (
    <html
      lang="de"
      data-script="on"
      data-ask=""
      className={fonts.map(({ variable }) => variable).join(' ')}
    >
      <body>{children}</body>
    </html>
  );
}
