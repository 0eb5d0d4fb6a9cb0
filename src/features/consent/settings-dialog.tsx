import { useEffect, useRef, useState } from 'react';
import { services, words } from 'virtual:consent-content';
import type { ConsentService } from '#content-model/consent.ts';
import { Icon } from '#ui/icon.tsx';
import type { Choices } from './consent-record.ts';
import { currentChoices, decide, onChange } from './consent-store.ts';
import sheet from './settings-dialog.css?url';
import { texts } from './texts.ts';

const none: Choices = { analytics: false, marketing: false };
const all: Choices = { analytics: true, marketing: true };

/**
 * The settings: the switches edit a draft that only a button makes a decision (row C4). Its buttons are
 * written out, because the variants of ui/button would add 3.6 KB to the script.
 */
export function SettingsDialog({ onClosed }: { onClosed: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState(currentChoices);
  useEffect(() => dialog.current?.showModal(), []);
  // Another tab may decide meanwhile.
  useEffect(() => onChange(() => setDraft(currentChoices())), []);
  const close = () => dialog.current?.close();
  // Closing first gives the focus back while its place is still there.
  const decideAs = (choices: Choices) => {
    close();
    decide(choices);
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

interface CategoryProps {
  id: string;
  label: string;
  description: string;
  services: readonly ConsentService[];
  isOn: boolean;
  /** Left out when the switch cannot be moved. */
  onSwitch?: (isOn: boolean) => void;
}

/** One category with its switch and what belongs to it. */
function ConsentCategory({ id, label, description, services, isOn, onSwitch }: CategoryProps) {
  const descriptionId = `consent-${id}-description`;
  return (
    <section className="consent-category">
      <label>
        {label}
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          disabled={!onSwitch}
          onChange={({ target }) => onSwitch?.(target.checked)}
          aria-describedby={descriptionId}
        />
      </label>
      <p id={descriptionId}>{description}</p>
      <ServiceList services={services} />
    </section>
  );
}

/** Each service with provider, purpose, place of the data and storage time (RC-07). */
function ServiceList({ services }: { services: readonly ConsentService[] }) {
  return services.map(({ name, provider, purpose, transfer, storage }) => (
    <details key={name} className="consent-service">
      <summary>{name}</summary>
      <dl>
        <dt>{texts.provider}</dt>
        <dd>{provider}</dd>
        <dt>{texts.purpose}</dt>
        <dd>{purpose}</dd>
        <dt>{texts.transfer}</dt>
        <dd>{transfer}</dd>
        <dt>{texts.storage}</dt>
        {storage.length === 0 ? <dd>{texts.nothingStored}</dd> : null}
        {storage.map((entry) => (
          <dd key={entry.name}>{texts.storedFor(entry.name, entry.duration)}</dd>
        ))}
      </dl>
    </details>
  ));
}
