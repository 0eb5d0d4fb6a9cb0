declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  interface Options {
    targetFormat: 'woff2' | 'sfnt';
    variationAxes?: Record<string, Axis>;
  }
  /** Cuts a font to the given letters and pins or narrows its axes. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: Options,
  ): Promise<Buffer>;
}
