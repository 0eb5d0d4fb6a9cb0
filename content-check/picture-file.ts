import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { closestMatch } from 'leven';
import { z } from 'zod';
import { texts } from './texts.ts';

export const pictureEndings = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

/** The first bytes of the four picture formats (RFC 2083, ISO 10918-1, RFC 9649, ISO 23008-12), as Latin-1. */
const pictureStart = /^(?:\xFF\xD8\xFF|\x89PNG\r\n|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftypavi[fs])/u;

function startOfFile(file: string): string {
  const bytes = Buffer.alloc(12);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, bytes, 0, bytes.length, 0);
  } finally {
    closeSync(handle);
  }
  return bytes.toString('latin1');
}

/** What is wrong with a picture's address, seen from `folder`; `undefined` when there is a picture. */
function pictureComplaint(folder: string, address: string): string | undefined {
  if (!address.startsWith('./') && !address.startsWith('../'))
    return texts.picture.notRelative(address);
  const file = join(folder, address);
  if (!existsSync(file)) {
    const parent = dirname(file);
    const neighbours = existsSync(parent) ? readdirSync(parent) : [];
    return texts.picture.missing(
      address,
      closestMatch(basename(file), neighbours, { maxDistance: 5 }),
    );
  }
  if (!pictureEndings.includes(extname(file)) || !pictureStart.test(startOfFile(file))) {
    return texts.picture.notAPicture(address);
  }
  return undefined;
}

/** Stands in for Astro's `image()`: the address of a picture, relative to the folder of the content file. */
export const pictureFile = (folder: string) =>
  z.string().superRefine((address, context) => {
    const message = pictureComplaint(folder, address);
    if (message) context.addIssue({ code: 'custom', message });
  });
