import { useEffect, useRef, useState } from 'react';
import { services, words } from 'virtual:consent-content';
import { Icon } from '#ui/icon.tsx';
import type { Choices } from './consent-record.ts';
import { ConsentCategory } from './consent-category.tsx';
import sheet from './settings-dialog.css?url';
import { texts } from './texts.ts';

const none: Choices = { analytics: false, marketing: false };
const all: Choices = { analytics: true, marketing: true };

export interface SettingsDialogProps {
  currentChoices: () => Choices;
  /** Calls back when another tab decides; gives a function that ends it. */
  onOtherDecision: (listener: () => void) => () => void;
  onDecide: (choices: Choices) => void;
  onClosed: () => void;
}

/**
 * The settings: the switches edit a draft that only a button makes a decision (row C4). Its buttons are
 * written out, because the variants of ui/button would add 3.6 KB to the script.
 */
export function SettingsDialog({
  currentChoices,
  onOtherDecision,
  onDecide,
  onClosed,
}: SettingsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState(currentChoices);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(
    () => onOtherDecision(() => setDraft(currentChoices())),
    [onOtherDecision, currentChoices],
  );
  const close = () => dialog.current?.close();
  // Closing first gives the focus back while its place is still there.
  const decideAs = (choices: Choices) => {
    close();
    onDecide(choices);
  };
  const { necessary, analytics, marketing } = words.categories;
  const of = (category: string) => services.filter((service) => service.category === category);
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="default" />
      <dialog
        ref={dialog}
        onClose={onClosed}
        aria-labelledby="consent-settings-heading"
        className="consent-settings"
      >
        <div className="consent-settings-head">
          <h2 id="consent-settings-heading">{texts.settingsHeadline}</h2>
          <button type="button" aria-label={texts.close} onClick={close}>
            <Icon name="close" className="size-6" />
          </button>
        </div>
        <div className="consent-settings-body">
          <p>{words.settings}</p>
          <ConsentCategory id="necessary" {...necessary} services={of('necessary')} isOn />
          <ConsentCategory
            id="analytics"
            {...analytics}
            services={of('analytics')}
            isOn={draft.analytics}
            onSwitch={(isOn) => setDraft({ ...draft, analytics: isOn })}
          />
          <ConsentCategory
            id="marketing"
            {...marketing}
            services={of('marketing')}
            isOn={draft.marketing}
            onSwitch={(isOn) => setDraft({ ...draft, marketing: isOn })}
          />
        </div>
        <div className="consent-settings-choices">
          <button type="button" className="button button-action" onClick={() => decideAs(draft)}>
            {texts.save}
          </button>
          <button type="button" className="button button-quiet" onClick={() => decideAs(none)}>
            {texts.onlyNecessary}
          </button>
          <button type="button" className="button button-quiet" onClick={() => decideAs(all)}>
            {texts.acceptAll}
          </button>
        </div>
      </dialog>
    </>
  );
}
