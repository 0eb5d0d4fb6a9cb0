import type { ConsentService } from '#content-model/consent.ts';
import { ServiceList } from './service-list.tsx';

export interface ConsentCategoryProps {
  id: string;
  label: string;
  description: string;
  services: readonly ConsentService[];
  isOn: boolean;
  /** Left out when the switch cannot be moved. */
  onSwitch?: (isOn: boolean) => void;
}

/** One category with its switch and what belongs to it. */
export function ConsentCategory({
  id,
  label,
  description,
  services,
  isOn,
  onSwitch,
}: ConsentCategoryProps) {
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
