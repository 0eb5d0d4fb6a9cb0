/** A picture in the formats and widths it is shown at; `site/pictures.ts` prepares it. */
export interface PreparedPicture {
  /** AVIF files with their widths, as in the `srcset` attribute. */
  srcSet: string;
  /** One file for browsers that do not know AVIF. */
  fallback: string;
  width: number;
  height: number;
  alt: string;
  /** Percent from the left and from the top, in steps of ten: what stays visible when cropped. */
  focus: { x: number; y: number };
}

export interface PictureProps {
  picture: PreparedPicture;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** For the one picture that is the largest paint: fetched first, never lazy. */
  priority?: boolean;
  className?: string;
}

/** AVIF, or WebP where that is unknown; with width and height, so that nothing moves when it arrives. */
export function Picture({ picture, sizes, priority = false, className = '' }: PictureProps) {
  const { srcSet, fallback, width, height, alt, focus } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        src={fallback}
        alt={alt}
        width={width}
        height={height}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className={`picture focus-x-${focus.x.toString()} focus-y-${focus.y.toString()} ${className}`}
      />
    </picture>
  );
}
