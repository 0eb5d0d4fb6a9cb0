import type { TeamMember } from '#content-model/queries.ts';
import { texts } from './texts.ts';

/** What a person has done, and every certificate with the body that issued it (§ 5 UWG). */
export function Credentials({ facts, certificates }: Pick<TeamMember, 'facts' | 'certificates'>) {
  return (
    <>
      <section aria-labelledby="facts-heading" className="stack-4">
        <h2 id="facts-heading" className="text-card">
          {texts.facts}
        </h2>
        <ul className="stack-2">
          {facts.map((fact) => (
            <li key={fact} className="fact">
              {fact}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="certificates-heading" className="stack-4">
        <h2 id="certificates-heading" className="text-card">
          {texts.certificates}
        </h2>
        <dl className="stack-4">
          {certificates.map(({ name, issuer }) => (
            <div key={name}>
              <dt className="strong">{name}</dt>
              <dd className="text-text-muted">{issuer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
