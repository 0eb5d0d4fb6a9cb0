declare module '*?inline-script' {
  /** One minified classic script; see scripts/build/inline-script-plugin.ts. */
  const code: string;
  export default code;
}

declare module '*?url&no-inline' {
  /** Address of the file in the build. */
  const url: string;
  export default url;
}
