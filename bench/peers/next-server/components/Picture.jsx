import Image, { getImageProps } from 'next/image';

/** Two pictures for two widths, as in "Art direction" in the documentation of next/image. */
export function Picture({ src, wide, media, isFirst, ...rest }) {
  const first = isFirst ? { fetchPriority: 'high', loading: 'eager' } : {};
  if (!wide) return <Image {...rest} {...first} src={src} />;
  const { props } = getImageProps({ ...rest, ...first, src });
  const { srcSet } = getImageProps({ ...rest, src: wide }).props;
  return (
    <picture>
      <source media={media} srcSet={srcSet} sizes={rest.sizes} />
      <img {...props} />
    </picture>
  );
}
