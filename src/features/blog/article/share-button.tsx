import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { texts } from '../texts.ts';

/** Row B8; `share.ts` does the work. Without script there is no button that would do nothing. */
export function ShareButton({ title, text }: { title: string; text: string }) {
  return (
    <div className="needs-script not-printed">
      <div className="cluster-4">
        <Button
          variant="quiet"
          data-share
          data-title={title}
          data-text={text}
          data-copied={texts.shared}
          data-failed={texts.notShared}
        >
          <Icon name="link" />
          {texts.share}
        </Button>
        <p role="status" className="text-small text-text-muted"></p>
      </div>
    </div>
  );
}
