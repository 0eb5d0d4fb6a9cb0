import type { IncomingWebhookSendArguments } from '@slack/webhook';
import type { ChatMessage } from '#server/chat/chat-message.ts';
import { neutralAddress, neutralText } from '#server/chat/neutral-text.ts';

/**
 * A note in the form of Slack's webhooks: once in a block of preformatted rich text, which is
 * never searched for markup, and once as plain text for chats that know no blocks.
 *
 * @param includeFreeText Whether the visitor's own words may leave for the chat.
 */
export function chatPayload(
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
