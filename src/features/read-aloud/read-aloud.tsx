import { island } from '#site/island.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { texts } from './texts.ts';

interface ReadAloudProps {
  /** Selector of the elements whose visible text is read. */
  from: string;
}

/**
 * The button that reads a text aloud with the device's own German voice. Hidden until
 * `read-aloud.island.ts` has found one (`data-voice`), so place it where one more button moves nothing.
 */
export function ReadAloud({ from }: ReadAloudProps) {
  return (
    <div
      className="read-aloud not-printed"
      data-read-from={from}
      {...island('read-aloud', { atOnce: 'always' })}
    >
      <Button variant="quiet">
        <Icon name="volume-2" />
        <span>{texts.start}</span>
      </Button>
      <span className="read-aloud-ways">
        <Button variant="quiet" aria-label={texts.back} data-skip="-1">
          <Icon name="arrow-right" />
        </Button>
        <Button variant="quiet" aria-label={texts.forward} data-skip="1">
          <Icon name="arrow-right" />
        </Button>
        <select aria-label={texts.speed} defaultValue="1.0" className="field-control">
          {Object.entries(texts.speeds).map(([factor, word]) => (
            <option key={factor} value={factor}>
              {word}
            </option>
          ))}
        </select>
      </span>
      <p role="status" className="no-room-empty text-small text-text-muted"></p>
    </div>
  );
}
