import type { ReactNode } from 'react';
import type { Site } from '#content-model/queries.ts';
import { pricePerMonth } from '../price-per-month.ts';

/** What stands in an answer for `{preis}` and `{support-email}`. */
export function answerPlaceholders({
  contact,
  offer,
}: Pick<Site, 'contact' | 'offer'>): Record<string, ReactNode> {
  return {
    preis: pricePerMonth(offer),
    'support-email': (
      <a href={`mailto:${contact.supportEmail}`} className="link">
        {contact.supportEmail}
      </a>
    ),
  };
}
