import type { AwakeContent } from '#content-model/queries.ts';

export type DoorName = keyof AwakeContent['doors'];

export const awakePath = '/wach';

/** The last part of the address behind each door. */
export const doorSlugs: Readonly<Record<DoorName, string>> = {
  thoughts: 'gedanken',
  lyingAwake: 'wachliegen',
  tension: 'anspannung',
};

/** Anchor of a step; the first is number 1. */
export const stepAnchor = (number: number): string => `schritt-${number.toString()}`;
