import { renderToStaticMarkup } from 'react-dom/server';
import type { Figure } from '#content-model/queries.ts';
import { Bars } from '#ui/bars.tsx';
import { Breath, Circle, Share, Way, Layers } from './drawings.tsx';
import { Nights, Rhythm } from './clock.tsx';

/** A figure as its page shows it; citations are numbered afterwards, with those of the text. */
export const figureHtml = (figure: Figure): string =>
  renderToStaticMarkup(<FigureView figure={figure} />);

/** A figure in words, for feed readers, which draw nothing. */
export const figureWords = (figure: Figure): string =>
  renderToStaticMarkup(
    <p>
      <strong>{figure.title}.</strong> {wordsOf(figure)} {figure.caption}
    </p>,
  );

function FigureView({ figure }: { figure: Figure }) {
  const { kind, title, caption } = figure;
  return (
    <figure className="figure">
      <figcaption>
        <span className="text-small strong text-accent-text">{kind}</span>
        <span className="figure-title">{title}</span>
      </figcaption>
      <div className="figure-drawing">
        <Drawing figure={figure} />
      </div>
      <p className="text-text-muted">{caption}</p>
    </figure>
  );
}

function Drawing({ figure }: { figure: Figure }) {
  switch (figure.drawing) {
    case 'bars':
      return <Bars bars={figure.bars} />;
    case 'breath':
      return <Breath {...figure} />;
    case 'circle':
      return <Circle {...figure} />;
    case 'layers':
      return <Layers {...figure} />;
    case 'nights':
      return <Nights {...figure} />;
    case 'rhythm':
      return <Rhythm {...figure} />;
    case 'share':
      return <Share {...figure} />;
    case 'way':
      return <Way {...figure} />;
  }
}

function wordsOf(figure: Figure): string {
  switch (figure.drawing) {
    case 'bars':
      return `${figure.bars.map(({ label, shown }) => `${label}: ${shown}`).join('; ')}.`;
    case 'circle':
      return figure.stations.map(({ name, text }) => `${name}: ${text}`).join(' → ');
    case 'way':
      return figure.ways.map(({ start, steps }) => [start, ...steps].join(' → ')).join('; ');
    default:
      return figure.description;
  }
}
