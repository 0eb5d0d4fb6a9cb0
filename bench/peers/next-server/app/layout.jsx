import localFont from 'next/font/local';
import '../../site.css';
import { FilterProvider } from '../../react/filter.jsx';
import { After, Before } from '../dist-pages/frame.jsx';

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

export const metadata = { icons: '/favicon.svg' };

export default function Layout({ children }) {
  const fonts = [fraunces, figtree, frauncesSharpS, figtreeSharpS];
  return (
    <html lang="de" data-script="on" className={fonts.map(({ variable }) => variable).join(' ')}>
      <body>
        <Before />
        <FilterProvider>{children}</FilterProvider>
        <After />
      </body>
    </html>
  );
}
