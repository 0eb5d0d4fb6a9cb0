import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const CONTENT = new URL('../../content/', import.meta.url);

export interface Links {
  booking: { url: string; appointment: string; utmSource: string };
  partnerCourses: { label: string; url: string };
  partnerSleepProducts: { label: string; url: string };
  reviewPlatform: { label: string; url: string };
}

export interface Question {
  order: number;
  question: string;
  answer: string[];
  weeklyPlan?: { title: string; subtitle: string; details: string[] }[];
}

/** One file of `content/`, such as `landing/hero.yaml`: what the operator wrote and visitors must see. */
export function readContent<Content>(file: string): Content {
  return parse(readFileSync(new URL(file, CONTENT), 'utf8')) as Content;
}

/** All files of a folder of `content/` with their names without ending, in the order they carry. */
export function readFolder<Content extends { order: number }>(
  folder: string,
): (Content & { id: string })[] {
  return readdirSync(fileURLToPath(new URL(folder, CONTENT)))
    .map((file) => ({
      ...readContent<Content>(`${folder}/${file}`),
      id: file.replace(/\.yaml$/, ''),
    }))
    .toSorted((first, second) => first.order - second.order);
}

/** Where every 'Schlafcoaching entdecken' must lead: booking page, appointment, source (row L4). */
export function bookingAddress(): string {
  const { url, appointment, utmSource } = readContent<Links>('site/links.yaml').booking;
  return `${url}/${appointment}?utm_source=${utmSource}`;
}
