import { capturedFolder, captureMessage } from '#server/captured-messages.ts';

/** A note for the team: what has happened and where to look. Nothing that a visitor wrote leaves for the chat. */
interface ChatMessage {
  readonly title: string;
  readonly where: string;
}

export interface TeamChat {
  /** Where notes go, for an operator; without the secret in the address. */
  readonly description: string;
  /** Whether notes only become files on this machine. */
  readonly isCapturing: boolean;
  /**
   * Resolves when the chat, or the disk, has taken the note; throws otherwise.
   *
   * @param fileName Without ending, where notes become files.
   */
  readonly post: (message: ChatMessage, fileName: string) => Promise<void>;
}

const LONGEST_ANSWER_MS = 30_000;
const LONGEST_ANSWER_BYTES = 64 * 1024;
// What Slack says of a message that it has taken; a page of some proxy says something else.
const TAKEN = 'ok';

interface TeamChatOptions {
  /** Secret address of an incoming webhook; captured as files when left out. */
  readonly webhookUrl: string | undefined;
  readonly dataDir: string;
}

/** Posts notes to the team's chat, or captures what it would post. */
export function createTeamChat({ webhookUrl, dataDir }: TeamChatOptions): TeamChat {
  if (webhookUrl === undefined) {
    const folder = capturedFolder(dataDir);
    return {
      description: `.json files in ${folder}`,
      isCapturing: true,
      post: (message, fileName) => {
        const payload = JSON.stringify(chatPayload(message), null, 2);
        return captureMessage(folder, `${fileName}.json`, `${payload}\n`);
      },
    };
  }
  // Repeats are the queue's business, so that they outlive this process.
  return {
    description: `the webhook at ${new URL(webhookUrl).host}`,
    isCapturing: false,
    post: async (message) => {
      const answer = await fetch(webhookUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(chatPayload(message)),
        redirect: 'error',
        signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
      });
      const { ok, status } = answer;
      const isTaken = (await beginningOf(answer)).trim() === TAKEN;
      if (!ok || !isTaken) throw Object.assign(new UnexpectedAnswer(), { status });
    },
  };
}

class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
}

/** A note in the form of Slack's webhooks. */
const chatPayload = ({ title, where }: ChatMessage) => ({
  text: `${title}\n${where}`,
  link_names: false,
  unfurl_links: false,
  unfurl_media: false,
});

/** The beginning of an answer, because one without end would fill the memory. */
async function beginningOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop ends the connection.
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > LONGEST_ANSWER_BYTES) break;
  }
  return Buffer.concat(chunks).toString();
}
