declare module '*?inline-script' {
  /** One minified classic script; see build/page-scripts.ts. */
  const code: string;
  export default code;
}

declare module '*?url&no-inline' {
  /** Address of the file in the build. */
  const url: string;
  export default url;
}

interface ImportMetaEnv {
  /** Address of another backend than this site's own server. */
  readonly PUBLIC_BACKEND_URL?: string;
  readonly PUBLIC_BACKEND_ANON_KEY?: string;
}

/** Whether the pages are a trial with samples, which search engines have to leave alone. */
declare const IS_TRIAL: boolean;

/** From content/consent; see build/consent-rules-plugin.ts. */
declare module 'virtual:consent-rules' {
  /** Parts of the names of cookies that go when a category is refused. */
  export const markers: Readonly<Record<'analytics' | 'marketing', readonly string[]>>;
  /** Category of each script from elsewhere, by its address. */
  export const scripts: Readonly<Record<string, 'analytics' | 'marketing' | undefined>>;
}

interface Document {
  /** Prepared ahead by speculation rules; only where the browser does that. */
  readonly prerendering?: boolean;
}

declare namespace App {
  /** What a page that is rendered on demand reaches by `Astro.locals`. */
  interface Locals {
    /** Takes cancellations and withdrawals; resolves only after they are on disk. */
    declarations: import('./features/declarations/server/declarations-feature.ts').DeclarationsLocals;
    /** Takes and ends subscriptions; resolves only after it is on disk. */
    newsletter: import('./features/newsletter/server/newsletter-feature.ts').NewsletterLocals;
    /** Finds pages, articles, questions and tools. */
    search: import('./features/search/server/search-feature.ts').SearchLocals;
    /** Number of the request in the log and in the header `X-Request-Id`. */
    requestId: string;
    /** The visitor's address, from the proxy when there is one to trust. */
    clientAddress: string;
  }
}

/** Pictures in the content, by their address and the file that names them; Astro has no types for this module. */
declare module 'astro:asset-imports' {
  const assets: ReadonlyMap<string, import('astro').ImageMetadata>;
  export default assets;
}
