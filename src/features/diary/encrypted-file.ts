import { Decrypter, Encrypter } from 'age-encryption';

// Two to the power of this: 64 MB of memory, which phones have, and about half a second.
const work = 16;

/** Encrypts a text with a passphrase, in the format of age, which other programs read as well. */
export function encrypt(text: string, passphrase: string): Promise<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(work);
  encrypter.setPassphrase(passphrase);
  return encrypter.encrypt(text);
}

/** @throws when the passphrase is wrong or the file is damaged; nobody can tell which. */
export function decrypt(file: Uint8Array, passphrase: string): Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return decrypter.decrypt(file, 'text');
}
