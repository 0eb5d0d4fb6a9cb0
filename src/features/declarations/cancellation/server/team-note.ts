import { berlinMoment, germanDay } from '#lib/berlin-time.ts';
import type { ChatMessage } from '#server/chat/chat-message.ts';
import type { StoredDeclaration } from '#features/declarations/server/declaration-kind.ts';
import { nextPossible, type Cancellation } from '../contract.ts';
import { chatTexts, mailTexts as texts } from './mail-texts.ts';

/** What the team reads in its chat (row K9). */
export function teamNote(stored: StoredDeclaration<Cancellation>): ChatMessage {
  const { reference, receivedAt, endsOn, suspicious, content } = stored;
  const { day, time, offset } = berlinMoment(receivedAt);
  const wished = content.endsOn === nextPossible ? texts.nextPossible : germanDay(content.endsOn);
  const facts: ChatMessage['facts'] = [
    ...(suspicious ? [{ label: chatTexts.suspicious, value: chatTexts.suspiciousNote }] : []),
    { label: texts.kind, value: texts.kinds[content.kind] },
    { label: texts.receivedAt, value: texts.moment(day, time, offset) },
    { label: texts.endsOn, value: endsOn === null ? '–' : germanDay(endsOn) },
    { label: texts.wishedEnd, value: wished },
    { label: texts.contract, value: content.contract },
    { label: texts.name, value: content.name },
  ];
  return {
    title: chatTexts.title(reference),
    facts,
    email: { label: texts.email, value: content.email },
    freeText: { label: texts.reason, value: content.reason },
  };
}
