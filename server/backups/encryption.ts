import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { ReadableStream as Web } from 'node:stream/web';
import { errorCode } from '#lib/errors.ts';
import { OperatorError } from '#server/operator-error.ts';

// Backups are encrypted as the program `age` does it, so they can be read without this project.
const HEAD = 'age-encryption.org/v1\n';
const IDENTITY = /^AGE-SECRET-KEY-\S+$/gm;
const RECIPIENT = /^age1[0-9a-z]{58,}$/;

// Takes a tenth of a second, which no start of the server should wait for.
const loadAge = () => import('age-encryption');

type Bytes = AsyncIterable<Uint8Array>;

/** Changes bytes on their way, for `pipeline`. */
type Step = (bytes: Bytes) => AsyncGenerator<Uint8Array>;

// One thing at run time: only the types of Node and of browsers differ.
const asStream = (bytes: Bytes) => Web.from(bytes) as ReadableStream<Uint8Array>;

/** Whether it looks like a public key of `age-keygen`, such as `age1…`. */
export const isRecipient = (value: string): boolean => RECIPIENT.test(value);

/**
 * Encrypts for the owners of these public keys; without one nothing is changed.
 *
 * @throws OperatorError in its first step when a key is none.
 */
export function encryptFor(recipients: readonly string[]): Step {
  if (recipients.length === 0) return unchanged;
  return async function* (plain) {
    const { Encrypter } = await loadAge();
    const encrypter = new Encrypter();
    for (const recipient of recipients) {
      try {
        encrypter.addRecipient(recipient);
      } catch (cause) {
        throw new OperatorError(`${recipient} is no public key of age-keygen.`, { cause });
      }
    }
    yield* await encrypter.encrypt(asStream(plain));
  };
}

/**
 * Reads secret keys from a file that `age-keygen` has written.
 *
 * @throws OperatorError when it cannot be read or holds none.
 */
export function readIdentities(file: string): readonly string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new OperatorError(`The key file ${file} cannot be read (${errorCode(cause)}).`, {
      cause,
    });
  }
  const identities = text.match(IDENTITY) ?? [];
  if (identities.length > 0) return identities;
  throw new OperatorError(`${file} holds no secret key of age-keygen (AGE-SECRET-KEY-…).`);
}

/**
 * Decrypts a file with one of these secret keys; one that is not encrypted is not changed.
 *
 * @throws OperatorError when none fits, or in a later step when the file was cut off or changed.
 */
export async function decryptFile(file: string, identities: readonly string[]): Promise<Step> {
  if (!(await isEncrypted(file))) return unchanged;
  if (identities.length === 0) {
    throw new OperatorError(
      `${file} is encrypted; name the file with its secret key behind --identity; nothing was restored.`,
    );
  }
  return async function* (stored) {
    const { Decrypter } = await loadAge();
    try {
      const decrypter = new Decrypter();
      for (const identity of identities) decrypter.addIdentity(identity);
      yield* await decrypter.decrypt(asStream(stored));
    } catch (cause) {
      throw new OperatorError(
        `${file} is encrypted for another key, or it is damaged or incomplete; nothing was restored.`,
        { cause },
      );
    }
  };
}

async function* unchanged(stored: Bytes): AsyncGenerator<Uint8Array> {
  yield* stored;
}

async function isEncrypted(file: string): Promise<boolean> {
  await using opened = await open(file);
  const { buffer } = await opened.read(Buffer.alloc(HEAD.length), 0, HEAD.length, 0);
  return buffer.toString('latin1') === HEAD;
}
