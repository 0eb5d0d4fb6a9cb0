export interface RatingProps {
  /** From 0 to 5, in halves. */
  stars: number;
  /** The rating in words for screen readers; empty where the words stand beside it. */
  label: string;
  className?: string;
}

const star = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';
const leftHalf = 'M10 1.6v13.3l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

/** Five stars, filled up to the rating. */
export function Rating({ stars, label, className = '' }: RatingProps) {
  return (
    <svg
      width="100"
      viewBox="0 0 100 20"
      className={`h-5 w-25 text-accent ${className}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {[0, 1, 2, 3, 4].map((index) => (
        <g
          key={index}
          transform={`translate(${String(index * 20)})`}
          stroke="currentColor"
          strokeWidth="1.25"
          fill="none"
        >
          <path d={star} fill={stars - index >= 1 ? 'currentColor' : 'none'} />
          {stars - index === 0.5 ? <path d={leftHalf} fill="currentColor" /> : null}
        </g>
      ))}
    </svg>
  );
}
