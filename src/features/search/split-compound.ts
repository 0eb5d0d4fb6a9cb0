const SHORTEST = 7;
// What may stand between two parts, and at the end of the last one.
const JOINTS = ['', 's', 'es', 'n', 'en', 'e', 'er'];
const ENDINGS = ['', 'e', 'en', 'n', 's', 'es', 'er', 'em', 'in', 'innen', 'ern'];

/**
 * Takes a compound apart: 'schlafhygiene' gives 'schlaf' and 'hygiene'.
 *
 * @param word Folded.
 * @param parts Folded parts of compounds, the longest first.
 * @returns nothing, unless the whole word is made of at least two parts.
 */
export function splitCompound(word: string, parts: readonly string[]): readonly string[] {
  if (word.length < SHORTEST) return [];
  const found = cover(word, parts);
  return found && found.length > 1 ? found : [];
}

function cover(rest: string, parts: readonly string[]): readonly string[] | undefined {
  for (const part of parts) {
    if (!rest.startsWith(part)) continue;
    const after = rest.slice(part.length);
    if (ENDINGS.includes(after)) return [part];
    for (const joint of JOINTS) {
      if (!after.startsWith(joint)) continue;
      const further = cover(after.slice(joint.length), parts);
      if (further) return [part, ...further];
    }
  }
  return undefined;
}
