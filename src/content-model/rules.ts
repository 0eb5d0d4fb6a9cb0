/** What content has to keep to beside the form of its fields, and what somebody who is told has to know. */
interface Rules {
  /** A statement about research names its sources. */
  missingSource: Record<string, never>;
  reviewsWithoutScript: Record<string, never>;
  necessaryService: Record<string, never>;
  /** Who takes part in arbitration names the body. */
  arbitrationBody: Record<string, never>;
  /** A link that the law asks for. */
  requiredLink: { label: string; href: string; law: string };
  /** A real review has its address, a sample has none. */
  reviewAddress: Record<string, never>;
}

export type BrokenRule = {
  [Rule in keyof Rules]: { code: Rule; params: Rules[Rule] };
}[keyof Rules];

/** For Zod: which rule is broken. The content check says it in words. */
export const broken = <Rule extends keyof Rules>(code: Rule, params: Rules[Rule]) => ({
  params: { code, params },
});
