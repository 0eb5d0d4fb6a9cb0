import { renderToStaticMarkup } from 'react-dom/server';
import type { ConsentService, ConsentWords } from '#content-model/consent.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { actionProps, asksForConsent } from './consent-banner.tsx';
import type { Category } from './consent-record.ts';
import { nothingTexts, texts } from './texts.ts';

interface SettingsDialogProps {
  words: ConsentWords;
  services: readonly ConsentService[];
}

/** The settings as HTML, which `consent.island.ts` fetches when somebody wants to see them. */
export const settingsHtml = (props: SettingsDialogProps): string =>
  renderToStaticMarkup(<SettingsDialog {...props} />);

/** The switches are a draft that only a button makes a decision (row C4). */
function SettingsDialog({ words, services }: SettingsDialogProps) {
  const asks = asksForConsent(services);
  return (
    <dialog aria-labelledby="consent-settings-heading" className="consent-settings" tabIndex={-1}>
      <div className="consent-settings-head">
        <h2 id="consent-settings-heading">{texts.settingsHeadline}</h2>
        <button
          type="button"
          aria-label={texts.close}
          className="round-icon hover:bg-tint"
          {...actionProps('close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="consent-settings-body">
        <p>{words.settings}</p>
        {(['necessary', 'analytics', 'marketing'] as const).map((category) => (
          <ConsentCategory
            key={category}
            category={category}
            {...words.categories[category]}
            {...(!asks && category !== 'necessary' && { description: nothingTexts.service })}
            services={services.filter((service) => service.category === category)}
          />
        ))}
      </div>
      <div className="consent-settings-choices">
        <Button {...actionProps('save')}>{texts.save}</Button>
        <Button variant="quiet" {...actionProps('necessary')}>
          {texts.onlyNecessary}
        </Button>
        <Button variant="quiet" {...actionProps('all')}>
          {texts.acceptAll}
        </Button>
      </div>
    </dialog>
  );
}

interface CategoryProps {
  category: Category;
  label: string;
  description: string;
  services: readonly ConsentService[];
}

/** One category with its switch and what belongs to it. */
function ConsentCategory({ category, label, description, services }: CategoryProps) {
  const descriptionId = `consent-${category}-description`;
  const isNecessary = category === 'necessary';
  return (
    <section className="consent-category">
      <label>
        {label}
        <input
          type="checkbox"
          role="switch"
          name={category}
          defaultChecked={isNecessary}
          disabled={isNecessary}
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
  const list = services.map(({ name, provider, purpose, transfer, storage }) => (
    <details key={name} className="consent-service">
      <summary>
        {name}
        <Icon name="chevron-down" />
      </summary>
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
  // Several would push the other switches out of sight.
  if (services.length < 2) return list;
  return (
    <details className="consent-service">
      <summary>
        {texts.services(services.length)}
        <Icon name="chevron-down" />
      </summary>
      {list}
    </details>
  );
}
