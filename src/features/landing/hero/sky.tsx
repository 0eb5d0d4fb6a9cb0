import type { PreparedPicture } from '#ui/picture.tsx';

/** From this width on the sky is wide, below it tall. */
export const wideSky = '(min-width: 48rem)';

export interface SkyPictures {
  wide: PreparedPicture;
  tall: PreparedPicture;
}

/** The sky behind the scene: two cuts of one night, decorative. */
export function Sky({ pictures: { wide, tall } }: { pictures: SkyPictures }) {
  return (
    <picture>
      <source media={wideSky} type="image/avif" srcSet={wide.srcSet} sizes="100vw" />
      <source type="image/avif" srcSet={tall.srcSet} sizes="100vw" />
      <img
        src={tall.fallback}
        alt=""
        width={tall.width}
        height={tall.height}
        fetchPriority="high"
        className="picture scene-sky"
      />
    </picture>
  );
}
