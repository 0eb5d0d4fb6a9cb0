import { IncomingWebhook, type IncomingWebhookSendArguments } from '@slack/webhook';
import { neutralAddress, neutralText } from '#server/chat/neutral-text.ts';
import { outboxFolder, writeToOutbox } from '#server/outbox.ts';

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A note for the team; whatever a visitor wrote is a value and nothing but a value. */
export interface ChatMessage {
  readonly title: string;
  readonly facts: readonly Fact[];
  /** Where to answer; has been checked to be one address. */
  readonly email: Fact;
  /** What the visitor wrote freely, which can hold health data. */
  readonly freeText?: Fact;
}

export interface TeamChat {
  /** Where notes go, for an operator; without the secret in the address. */
  readonly description: string;
  /** Whether notes only become files on this machine. */
  readonly isOutbox: boolean;
  /**
   * Resolves when the chat, or the disk, has taken the note; throws otherwise.
   *
   * @param fileName Without ending, where notes become files.
   */
  readonly post: (message: ChatMessage, fileName: string) => Promise<void>;
}

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
      isOutbox: true,
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
    isOutbox: false,
    post: async (message) => {
      await webhook.send(chatPayload(message, includeFreeText));
    },
  };
}

/**
 * A note in the form of Slack's webhooks: once in a block of preformatted rich text, which is
 * never searched for markup, and once as plain text for chats that know no blocks.
 *
 * @param includeFreeText Whether the visitor's own words may leave for the chat.
 */
function chatPayload(
  { title, facts, email, freeText }: ChatMessage,
  includeFreeText: boolean,
): IncomingWebhookSendArguments {
  const lines = facts.map(({ label, value }) => `${label}: ${neutralText(value)}`);
  lines.push(`${email.label}: ${neutralAddress(email.value)}`);
  if (includeFreeText && freeText !== undefined) {
    lines.push(`${freeText.label}:`, ...freeText.value.split('\n').map(quoteLine));
  }
  const body = lines.join('\n');
  return {
    text: `${title}\n${body}`,
    blocks: [
      {
        type: 'rich_text',
        elements: [
          {
            type: 'rich_text_section',
            elements: [{ type: 'text', text: title, style: { bold: true } }],
          },
          { type: 'rich_text_preformatted', elements: [{ type: 'text', text: body }] },
        ],
      },
    ],
    link_names: false,
    unfurl_links: false,
    unfurl_media: false,
  };
}

function quoteLine(line: string): string {
  return `  ${neutralText(line)}`;
}
