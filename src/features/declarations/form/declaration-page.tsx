import type { ReactNode } from 'react';
import type { DeclarationContent, Site } from '#content-model/queries.ts';
import { Container } from '#site/section.tsx';
import { WholeWords } from '#site/prose.tsx';
import { phoneUrl } from '#lib/urls.ts';
import { Icon } from '#ui/icon.tsx';
import { formAnchor } from './declaration-form.tsx';
import { texts } from './texts.ts';
import { isNotSent } from './use-declaration-form.ts';

interface DeclarationPageProps {
  title: string;
  content: DeclarationContent;
  contact: Site['contact'];
  /** What follows the notes. */
  aside?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** Title and explanation, the form, beside it what one should know, and how to reach a person. */
export function DeclarationPage({
  title,
  content,
  contact,
  aside,
  children,
}: DeclarationPageProps) {
  return (
    <Container className="declaration-page">
      <div className="declaration-intro not-printed stack-4 md:gap-6">
        <h1 className="text-statement">{title}</h1>
        {content.explanation.map((paragraph) => (
          <p key={paragraph} className="text-lead text-text-muted">
            <WholeWords text={paragraph} />
          </p>
        ))}
      </div>
      <div id={formAnchor} className="declaration-form">
        {children}
      </div>
      <div className="not-printed stack-8">
        <section aria-labelledby="notes-heading" className="notes stack-6">
          <h2 id="notes-heading" className="text-card">
            {content.notes.heading}
          </h2>
          <ul className="stack-4">
            {content.notes.items.map(({ icon, text }) => (
              <li key={text}>
                <Icon name={icon} className="size-5" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
        {aside}
        <section aria-labelledby="contact-heading" className="stack-2">
          <h2 id="contact-heading" className="text-card">
            {texts.contact}
          </h2>
          <p>{content.contact}</p>
          <p>
            <a href={`mailto:${contact.contactEmail}`} className="link">
              {contact.contactEmail}
            </a>
          </p>
          <p>
            <a href={phoneUrl(contact.phone)} className="link">
              {contact.phone.replaceAll(' ', '\u00A0')}
            </a>{' '}
            {texts.phoneHours(contact.hours)}
          </p>
        </section>
      </div>
    </Container>
  );
}

type TitleWords = Record<'title' | 'receivedTitle' | 'problemsTitle' | 'notSentTitle', string>;

/** The first words a screen reader says after a form was posted: what became of it. */
export function pageTitle(words: TitleWords, status: string | undefined): string {
  if (status === undefined) return words.title;
  if (status === 'stored') return words.receivedTitle;
  return isNotSent(status) ? words.notSentTitle : words.problemsTitle;
}
