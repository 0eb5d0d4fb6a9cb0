interface BarsProps {
  /** Rows from top to bottom; `shown` is the value as it stands beside the bar. */
  bars: readonly { label: string; value?: number | undefined; shown: string }[];
  /** The value of a full bar, when several drawings share one scale. */
  longest?: number;
  /** What stands below the bars at equal distances, from the beginning to the end of the scale. */
  marks?: readonly string[];
}

/** Rows with a bar each, as long as its value; a row without a value has only its track. */
export function Bars({ bars, longest, marks = [] }: BarsProps) {
  const full = longest ?? Math.max(...bars.map(({ value = 0 }) => value));
  return (
    <div>
      <ul className="bars">
        {bars.map(({ label, value, shown }) => (
          <li key={label}>
            <span>{label}</span>
            <span className="strong">{shown}</span>
            <svg aria-hidden="true" width="96" height="14">
              <rect width="100%" height="14" rx="7" className="bar-track" />
              {value === undefined ? null : (
                <rect
                  width={`${((value / full) * 100).toFixed(1)}%`}
                  height="14"
                  rx="7"
                  className="bar"
                />
              )}
              {marks.slice(1, -1).map((mark, index) => (
                <rect
                  key={mark}
                  x={`${(((index + 1) / (marks.length - 1)) * 100).toFixed(1)}%`}
                  width="1"
                  height="14"
                  className="bar-mark"
                />
              ))}
            </svg>
          </li>
        ))}
      </ul>
      {marks.length > 0 ? (
        <p aria-hidden="true" className="bar-marks">
          {marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </p>
      ) : null}
    </div>
  );
}
