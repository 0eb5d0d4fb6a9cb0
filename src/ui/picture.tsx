/** A picture in the formats and widths it is shown at; `site/pictures.ts` prepares it. */
export interface PreparedPicture {
  /** AVIF files with their widths, as in the `srcset` attribute, or the only one without. */
  srcSet: string;
  /** A file for browsers without AVIF. */
  fallback: string;
  /** An AVIF file for the night theme, warm and dim. */
  night?: string;
  width: number;
  height: number;
  alt: string;
  /** The point that stays visible when cropped: percent from left and top, in steps of ten. */
  focus: { x: number; y: number };
}

interface PictureProps {
  picture: PreparedPicture;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** For the largest picture of the first screen, which the page's head asks for: never lazy. */
  priority?: boolean;
  className?: string;
}

/** The `sizes` of a picture; one file alone has none. */
export const sizesFor = ({ srcSet }: PreparedPicture, sizes: string): string | undefined =>
  srcSet.includes(' ') ? sizes : undefined;

/** The middle is where a picture is cropped around without a class. */
const focusOf = (axis: 'x' | 'y', percent: number): string =>
  percent === 50 ? '' : ` focus-${axis}-${percent.toString()}%`;

interface NightSourceProps {
  file: string | undefined;
  /** The media query for which it is shown. */
  media?: string;
}

/** The file of a picture for the night theme, which turns it on (document/frame.ts). */
export const NightSource = ({ file, media = 'all' }: NightSourceProps) =>
  file && <source type="image/avif" srcSet={file} media="not all" data-night={media} />;

/** A picture as AVIF, or as WebP for older browsers. Width and height prevent layout shifts. */
export function Picture({ picture, sizes, priority = false, className = '' }: PictureProps) {
  const { srcSet, fallback, night, width, height, alt, focus } = picture;
  return (
    <picture>
      <NightSource file={night} />
      <source type="image/avif" srcSet={srcSet} sizes={sizesFor(picture, sizes)} />
      <img
        src={fallback}
        alt={alt}
        width={width}
        height={height}
        {...(!priority && { loading: 'lazy' })}
        className={`picture${focusOf('x', focus.x)}${focusOf('y', focus.y)} ${className}`.trimEnd()}
      />
    </picture>
  );
}
