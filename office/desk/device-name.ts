// The first match counts: several browsers also name the ones that they resemble.
const BROWSERS = [
  ['Edge', /Edg(?:e|A|iOS)?\//u],
  ['Opera', /OPR\//u],
  ['Firefox', /Firefox\/|FxiOS\//u],
  ['Chrome', /Chrom(?:e|ium)\/|CriOS\//u],
  ['Safari', /Safari\//u],
] as const;
const SYSTEMS = [
  ['iPhone', /iPhone/u],
  ['iPad', /iPad/u],
  ['Android', /Android/u],
  ['Windows', /Windows/u],
  ['Mac', /Macintosh/u],
  ['Linux', /Linux/u],
] as const;

/** Such as `Firefox, Windows`, from what a browser says about itself; undefined when it says nothing known. */
export function deviceName(userAgent: string): string | undefined {
  const named = [BROWSERS, SYSTEMS].flatMap(
    (all) => all.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? [],
  );
  return named.length > 0 ? named.join(', ') : undefined;
}
