import { Decrypter, Encrypter } from 'age-encryption';

// Two to the power of this: 64 MB of memory, which phones have, and about half a second.
const work = 16;

/**
 * Encrypts a text with a passphrase, in the format of age, which other programs read as well. An umlaut counts as one
 * character, however the keyboard writes it.
 */
export async function encrypt(text: string, passphrase: string): Promise<Uint8Array<ArrayBuffer>> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(work);
  encrypter.setPassphrase(passphrase.normalize('NFC'));
  return new Uint8Array(await encrypter.encrypt(text));
}

/** @throws when the passphrase is wrong or the file is damaged; nobody can tell which. */
export async function decrypt(file: Uint8Array, passphrase: string): Promise<string> {
  const forms = new Set([passphrase.normalize('NFC'), passphrase.normalize('NFD'), passphrase]);
  const decrypter = new Decrypter();
  for (const form of forms) decrypter.addPassphrase(form);
  return decrypter.decrypt(file, 'text');
}
