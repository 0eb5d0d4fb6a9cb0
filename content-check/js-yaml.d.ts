declare module 'js-yaml' {
  /** Throws a YAMLException, whose mark counts lines from 0. */
  export function load(text: string): unknown;
  export class YAMLException extends Error {
    readonly reason: string;
    readonly mark?: { readonly line: number };
  }
}
