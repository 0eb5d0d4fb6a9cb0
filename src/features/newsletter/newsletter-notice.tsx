import type { ReactNode } from 'react';
import { Container } from '#site/section.tsx';
import { WholeWords } from '#site/prose.tsx';
import { Button } from '#ui/button.tsx';
import { MoonPhase } from '#ui/moon-phase.tsx';
import { tokenField } from './contract.ts';

interface NewsletterNoticeProps {
  title: string;
  sentences: readonly string[];
  /** How far somebody has come: the moon fills on the way to the newsletter. */
  lit?: number;
  /** The way on. */
  children?: ReactNode;
}

/** Three words with hyphens: in lines as short as these, a part of it would stand alone. */
const longCompound = /(\p{L}+-\p{L}+-\p{L}+)/u;

/** One step of subscribing or leaving: what happened, and what can be done now. */
export function NewsletterNotice({ title, sentences, lit = 0.1, children }: NewsletterNoticeProps) {
  return (
    <Container className="poster">
      <MoonPhase lit={lit} className="" />
      <h1 className="text-section">
        <WholeWords text={title} />
      </h1>
      {sentences.map((sentence) => (
        <p key={sentence} className="max-w-xl text-lead text-text-muted">
          {sentence.split(longCompound).map((words, at) =>
            at % 2 === 0 ? (
              <WholeWords key={at} text={words} />
            ) : (
              <span key={at} className="whole">
                {words}
              </span>
            ),
          )}
        </p>
      ))}
      {children}
    </Container>
  );
}

interface TokenFormProps {
  /** Address of the page, which takes the form. */
  path: string;
  token: string;
  submitLabel: string;
}

/** The button that does what a link may not do by itself, because mail scanners open links (RN-04). */
export function TokenForm({ path, token, submitLabel }: TokenFormProps) {
  return (
    <form method="post" action={path}>
      <input type="hidden" name={tokenField} value={token} />
      <Button type="submit" size="large">
        {submitLabel}
      </Button>
    </form>
  );
}
