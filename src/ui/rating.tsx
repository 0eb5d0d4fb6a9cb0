interface RatingProps {
  /** From 0 to 5, in halves. */
  stars: number;
  /** The rating for screen readers; empty when the text beside it says it. */
  label: string;
  className?: string;
}

const star = 'm20 0l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z';
const leftHalf = 'm20 0v13.3l-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z';

/** Five stars, filled up to the rating. */
export function Rating({ stars, label, className = '' }: RatingProps) {
  const filled = star.repeat(Math.floor(stars)) + (stars % 1 === 0.5 ? leftHalf : '');
  return (
    <svg
      width="100"
      viewBox="0 0 100 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      className={`h-5 w-25 text-accent ${className}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {/* The stars are 20 units apart. */}
      <path d={`M-10 1.6${star.repeat(5)}`} />
      {filled && <path d={`M-10 1.6${filled}`} fill="currentColor" />}
    </svg>
  );
}
