import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ConsentService } from '#content-model/consent.ts';
import { legalPlaceholders, type LegalPlaceholder } from '#content-model/placeholders.ts';
import type { LegalFacts } from '#content-model/queries.ts';
import { formatDay } from '#lib/berlin-time.ts';
import { recordOf } from '#lib/records.ts';
import { phoneUrl } from '#lib/urls.ts';
import { plainValues } from '#site/filled-text.tsx';
import { texts } from './texts.ts';

/** The HTML for each placeholder in a legal text; empty when the company has no such fact. */
export function legalValues(facts: LegalFacts): Record<LegalPlaceholder, string> {
  const nodes = legalNodes(facts);
  return recordOf(legalPlaceholders, (name) => renderToStaticMarkup(nodes[name]));
}

function legalNodes(facts: LegalFacts): Record<LegalPlaceholder, ReactNode> {
  const { brand, contact, company, processors, consentServices, suitability } = facts;
  const words = plainValues(facts);
  const { address, register, editor, dataProtectionOfficer: officer } = company;
  const { accessibilityAuthority } = company;
  const necessary = consentServices.filter(({ category }) => category === 'necessary');
  const optional = consentServices.filter(({ category }) => category !== 'necessary');
  return {
    ...words,
    anschrift: oneLine(address),
    aufsicht: company.supervisoryAuthority && <Office {...company.supervisoryAuthority} />,
    auftragsverarbeiter: <ProcessorList processors={Object.values(processors)} />,
    berufsangaben: company.professions && <ProfessionList professions={company.professions} />,
    berufshaftpflicht: company.liabilityInsurance && <Insurance {...company.liabilityInsurance} />,
    'datenschutz-aufsicht': <Office {...company.dataProtectionAuthority} />,
    datenschutzbeauftragte: officer && (
      <>
        {texts.dataProtectionOfficer} {officer.name}, <MailLink address={officer.email} />
      </>
    ),
    eignung: (
      <ul>
        {suitability.criteria.map(({ name, sentence }) => (
          <li key={name}>{sentence}</li>
        ))}
      </ul>
    ),
    einwilligungsdienste: optional.length ? (
      <ConsentServiceList services={optional} />
    ) : (
      texts.noConsentServices
    ),
    'email-support': <MailLink address={contact.supportEmail} />,
    'email-vertrag': <MailLink address={contact.contactEmail} />,
    firma: company.name,
    hinweis: brand.disclaimer,
    marke: brand.name,
    marktueberwachung: (
      <>
        {accessibilityAuthority.name}
        <br />
        {accessibilityAuthority.address}
        <br />
        <MailLink address={accessibilityAuthority.email} />
        <br />
        {texts.checkedOn(formatDay(accessibilityAuthority.asOf))}
      </>
    ),
    notfall: brand.emergency,
    'notwendige-dienste': <ConsentServiceList services={necessary} />,
    ort: `${address.postalCode} ${address.city}`,
    rechtsform: company.legalForm,
    register: `${register.court}, ${register.number}`,
    schlichtung: <Arbitration {...company.arbitration} />,
    sprechzeiten: contact.hours,
    strasse: address.street,
    telefon: <a href={phoneUrl(contact.phone)}>{contact.phone.replaceAll(' ', '\u00A0')}</a>,
    'umsatzsteuer-id': company.vatId,
    verantwortlich: (
      <>
        {editor.name}
        <br />
        {editor.address.street}
        <br />
        {`${editor.address.postalCode} ${editor.address.city}`}
      </>
    ),
    vertretung: `${company.representatives.join(', ')} (${company.representativeRole})`,
    website: new URL(brand.siteUrl).host,
    'wirtschafts-id': company.economicId,
    'zulassung-fernunterricht': company.distanceLearningNumber,
  };
}

const oneLine = ({ street, postalCode, city }: LegalFacts['company']['address']) =>
  `${street}, ${postalCode} ${city}`;

/** An e-mail address as a link. */
function MailLink({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>;
}

/** A public authority with its website. */
function Office({ name, url }: { name: string; url: string }) {
  return (
    <>
      {name}, <a href={url}>{new URL(url).host}</a>
    </>
  );
}

type InsuranceFacts = NonNullable<LegalFacts['company']['liabilityInsurance']>;

/** Who insures against what goes wrong in the work, and where (§ 2 (1) no. 11 DL-InfoV). */
function Insurance({ insurer, address, area }: InsuranceFacts) {
  return (
    <>
      {insurer}
      <br />
      {address}
      <br />
      {texts.insuredIn(area)}
    </>
  );
}

/** Whether the company takes part in consumer arbitration, and where (§ 36 VSBG). */
function Arbitration({ participates, body }: LegalFacts['company']['arbitration']) {
  if (!participates || !body) return texts.arbitration.no;
  return (
    <>
      {texts.arbitration.yes} {body.name}, {body.address},{' '}
      <a href={body.url}>{new URL(body.url).host}</a>
    </>
  );
}

type Processors = LegalFacts['processors'];

/** Who processes data for the operator: task, name, seat, which data, and where they go. */
function ProcessorList({ processors }: { processors: Processors[keyof Processors][] }) {
  return (
    <ul>
      {processors.map(({ task, provider, seat, data, transfer }) => (
        <li key={task}>
          <strong>{task}:</strong> {provider}, {seat}. {texts.processorGets(data)} {transfer}
        </li>
      ))}
    </ul>
  );
}

type Profession = NonNullable<LegalFacts['company']['professions']>[number];

/** Regulated professions with title, chamber and rules (§ 5 (1) no. 5 DDG). */
function ProfessionList({ professions }: { professions: Profession[] }) {
  return (
    <ul>
      {professions.map(({ title, awardedIn, chamber, rules, rulesUrl }) => (
        <li key={title}>
          {texts.profession.title(title, awardedIn)}
          <br />
          {texts.profession.chamber(chamber)}
          <br />
          {texts.profession.rules} <a href={rulesUrl}>{rules}</a>
        </li>
      ))}
    </ul>
  );
}

/** What is stored on the device or loaded from other hosts: purpose, provider, duration (§ 25 TDDDG). */
function ConsentServiceList({ services }: { services: readonly ConsentService[] }) {
  return (
    <ul>
      {services.map(({ name, provider, purpose, transfer, storage }) => (
        <li key={name}>
          <strong>{name}</strong> ({provider}). {purpose} {transfer}
          {storage.map((entry) => (
            <Fragment key={entry.name}>
              <br />
              <code>{entry.name}</code>: {entry.duration}
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}
