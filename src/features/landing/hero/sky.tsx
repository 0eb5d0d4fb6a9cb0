import { NightSource, sizesFor, type PreparedPicture } from '#ui/picture.tsx';

/** From this width on the sky is wide, below it tall. */
export const wideSky = '(width >= 64rem)';
export const tallSky = '(width < 64rem)';

export interface TwoCuts {
  wide: PreparedPicture;
  tall: PreparedPicture;
}

interface LayerProps {
  pictures: TwoCuts;
  className: string;
  /** Without it the layer is decorative. */
  alt?: string;
  /** Below the first screen. */
  lazy?: boolean;
}

/** A layer of a scene over its whole width: two cuts of one picture, by day and by night. */
export function Layer({ pictures: { wide, tall }, className, alt = '', lazy = false }: LayerProps) {
  return (
    <picture>
      <NightSource file={wide.night} media={wideSky} />
      <NightSource file={tall.night} media={tallSky} />
      <source
        media={wideSky}
        type="image/avif"
        srcSet={wide.srcSet}
        sizes={sizesFor(wide, '100vw')}
      />
      <source type="image/avif" srcSet={tall.srcSet} sizes={sizesFor(tall, '100vw')} />
      <img
        src={tall.fallback}
        alt={alt}
        width={tall.width}
        height={tall.height}
        {...(lazy && { loading: 'lazy' })}
        className={`picture ${className}`}
      />
    </picture>
  );
}
