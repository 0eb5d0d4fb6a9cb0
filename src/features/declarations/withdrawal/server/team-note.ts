import { berlinMoment } from '#lib/berlin-time.ts';
import type { ChatMessage } from '#server/chat/chat-message.ts';
import type { StoredDeclaration } from '#features/declarations/server/declaration-kind.ts';
import type { Withdrawal } from '../contract.ts';
import { chatTexts, mailTexts as texts } from './mail-texts.ts';

/** What the team reads in its chat. */
export function teamNote(stored: StoredDeclaration<Withdrawal>): ChatMessage {
  const { reference, receivedAt, suspicious, content } = stored;
  const { day, time, offset } = berlinMoment(receivedAt);
  const facts: ChatMessage['facts'] = [
    ...(suspicious ? [{ label: chatTexts.suspicious, value: chatTexts.suspiciousNote }] : []),
    { label: chatTexts.kind, value: chatTexts.withdrawal },
    { label: texts.receivedAt, value: texts.moment(day, time, offset) },
    { label: texts.contract, value: content.contract },
    { label: texts.name, value: content.name },
  ];
  return {
    title: chatTexts.title(reference),
    facts,
    email: { label: texts.email, value: content.email },
  };
}
