import { IncomingWebhook } from '@slack/webhook';
import type { TeamChat } from '#server/chat/chat-message.ts';
import { chatPayload } from '#server/chat/chat-payload.ts';
import { outboxFolder, writeToOutbox } from '#server/outbox.ts';

const LONGEST_ANSWER_MS = 30_000;

export interface TeamChatOptions {
  /** Secret address of an incoming webhook; files in the outbox when left out. */
  readonly webhookUrl: string | undefined;
  readonly includeFreeText: boolean;
  readonly dataDir: string;
}

/** Posts notes to the team's chat, or writes what it would post into the outbox. */
export function createTeamChat(options: TeamChatOptions): TeamChat {
  const { webhookUrl, includeFreeText, dataDir } = options;
  if (webhookUrl === undefined) {
    const folder = outboxFolder(dataDir);
    return {
      description: `.json files in ${folder}`,
      post: (message, fileName) => {
        const payload = chatPayload(message, includeFreeText);
        return writeToOutbox(folder, `${fileName}.json`, `${JSON.stringify(payload, null, 2)}\n`);
      },
    };
  }
  // Repeats are the queue's business, so that they outlive this process.
  const webhook = new IncomingWebhook(webhookUrl, { timeout: LONGEST_ANSWER_MS });
  return {
    description: `the webhook at ${new URL(webhookUrl).host}`,
    post: async (message) => {
      await webhook.send(chatPayload(message, includeFreeText));
    },
  };
}
