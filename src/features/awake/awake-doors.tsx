import type { AwakeContent, HelpLinesContent } from '#content-model/queries.ts';
import { keysOf } from '#lib/records.ts';
import { Container } from '#site/section.tsx';
import { QuietHelp } from '#site/help-lines.tsx';
import { Icon } from '#ui/icon.tsx';
import { MoonPhase } from '#ui/moon-phase.tsx';
import { awakePath, doorSlugs } from './addresses.ts';
import { KeptNote } from './awake-steps.tsx';
import { texts } from './texts.ts';

interface AwakeDoorsProps {
  content: AwakeContent;
  helpLines: HelpLinesContent;
}

/** 'Jetzt wach?': three doors, and whom to call. */
export function AwakeDoors({ content, helpLines }: AwakeDoorsProps) {
  return (
    <Container>
      <div className="awake awake-doors">
        <div className="stack-4">
          <MoonPhase lit={0.12} className="doors-moon text-accent" />
          <h1 className="text-statement">{content.title}</h1>
          {/* Each sentence begins on a line of its own where two do not fit on one. */}
          <p className="text-lead text-text-muted">
            {content.lead.split(/(?<=[.?!]) /u).map((sentence) => (
              <span key={sentence}>
                <span className="inline-block">{sentence}</span>{' '}
              </span>
            ))}
          </p>
        </div>
        <nav aria-label={texts.doors}>
          <ul className="doors">
            {keysOf(doorSlugs).map((name) => (
              <li key={name}>
                <a href={`${awakePath}/${doorSlugs[name]}`} className="door">
                  <span className="door-name">{content.doors[name].label}</span>
                  <span className="text-text-muted">{content.doors[name].hint}</span>
                  <Icon name="arrow-right" className="door-arrow size-5" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="doors-notes stack-4 *:max-w-3xl">
          <KeptNote />
          <QuietHelp content={helpLines} limits={`${content.privacy} ${content.limits}`} />
        </div>
      </div>{' '}
    </Container>
  );
}
