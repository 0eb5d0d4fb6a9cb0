import { unified } from '@astrojs/markdown-remark';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import { withoutForbiddenSigns } from '#lib/spelling.ts';

/**
 * What Markdown may become, and nothing else: HTML that somebody writes into a text is left out, because
 * words must not bring code along.
 */
const allowedMarkup: Options = {
  tagNames:
    `h1 h2 h3 h4 h5 h6 p blockquote ul ol li hr br a img strong em del code pre sup table thead
    tbody tr th td`.split(/\s+/),
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    td: ['align'],
    th: ['align'],
  },
  // A picture is a file of ours.
  protocols: { href: ['https', 'http', 'mailto', 'tel'], src: [] },
};

const processor = unified({ rehypePlugins: [[rehypeSanitize, allowedMarkup]] });

/** Renders the texts of the content. */
export const markdownProcessor: typeof processor = {
  ...processor,
  createRenderer: async (shared) => {
    const renderer = await processor.createRenderer(shared);
    return {
      ...renderer,
      render: (text, options) => renderer.render(withoutForbiddenSigns(text), options),
    };
  },
};
