import sprite from './icons.svg?url&no-inline';

interface RatingProps {
  /** From 0 to 5, in halves. */
  stars: number;
  /** The rating for screen readers; empty when the text beside it says it. */
  label: string;
}

/** Five stars, filled up to the rating. */
export function Rating({ stars, label }: RatingProps) {
  const row = `${sprite}#stars`;
  return (
    <svg
      width="100"
      viewBox="0 0 100 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      className="stars"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={row} />
      {/* Each star is 20 units wide; what is beyond is cut off. */}
      <svg aria-hidden="true" width={stars * 20}>
        <use href={row} fill="currentColor" />
      </svg>
    </svg>
  );
}
