import {
  createServerFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import type { Block, Field, FieldAffectingData, RichTextField, TextField } from 'payload';
import { richText } from 'payload/shared';
import { isLinkTarget } from '../editor/link-target.ts';
import { editorTexts } from '../editor/texts.ts';
import { figureDrawings } from '../../src/content-model/figures.ts';
import {
  blockNames,
  LONGEST_BLOCK,
  type LexicalNode,
  type LexicalText,
} from '../markdown/lexical-nodes.ts';
import { officeTexts as texts } from '../texts.ts';
import type { ContentName } from './content-schema.ts';
import { editingTexts } from './texts.ts';

const anchor: Field = { name: 'anchor', label: texts.blocks.anchor, type: 'text' };

// Payload takes 'https://' for an address.
const withTarget = (field: FieldAffectingData): FieldAffectingData =>
  field.name !== 'url'
    ? field
    : ({
        ...field,
        admin: {
          ...(field as TextField).admin,
          components: { afterInput: ['/editor/page-choice.tsx#PageChoice'] },
        },
        validate: (value: unknown, { siblingData }: { siblingData: { linkType?: string } }) =>
          siblingData.linkType === 'internal' || isLinkTarget(value) || editorTexts.noTarget,
      } as FieldAffectingData);

const CleanPaste = createServerFeature({
  feature: { ClientFeature: '/editor/paste-feature.tsx#PasteFeatureClient' },
  key: 'cleanPaste',
});

const words = () => [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  InlineCodeFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  LinkFeature({
    enabledCollections: ['blog', 'team', 'faq'] as never,
    fields: ({ defaultFields }) => [...defaultFields.map(withTarget), anchor],
  }),
];

// A name would be asked for above each block, and be seen nowhere.
const admin = { disableBlockName: true };
const figure: Block = {
  slug: blockNames.figure,
  labels: texts.blocks.figure,
  admin,
  fields: [
    {
      name: 'figure',
      label: texts.blocks.figure.singular,
      type: 'relationship',
      relationTo: Object.keys(figureDrawings) as never,
      required: true,
    },
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '/editor/figure-preview.tsx#FigurePreview' } },
    },
  ],
};
const note: Block = {
  slug: blockNames.note,
  labels: texts.blocks.note,
  admin,
  fields: [
    {
      name: 'words',
      label: texts.blocks.note.singular,
      type: 'textarea',
      admin: { description: texts.blocks.noteHint },
    },
  ],
};
const citation: Block = {
  slug: blockNames.citation,
  labels: texts.blocks.citation,
  admin: { components: { Label: '/editor/citation-label.tsx#CitationLabel' } },
  fields: [
    {
      name: 'sources',
      label: texts.blocks.citation.plural,
      type: 'relationship',
      relationTo: 'sources' as never,
      hasMany: true,
      required: true,
      // A list with authors and years, which can be searched by all of them; the one that folds out knows titles alone.
      admin: { appearance: 'drawer' },
    },
  ],
};

/** A quote of Markdown, which may hold paragraphs and lists; the editor's own quote holds one paragraph. */
const box: Block = {
  slug: blockNames.box,
  labels: texts.blocks.box,
  admin,
  fields: [
    {
      name: 'text',
      label: texts.text,
      type: 'richText',
      required: true,
      editor: lexicalEditor({
        features: [...words(), BlocksFeature({ inlineBlocks: [citation] }), CleanPaste()],
      }),
    },
  ],
};

/** The editor for texts; it knows what our Markdown knows, and nothing else. */
export const textEditor = lexicalEditor({
  features: [
    ...words(),
    FixedToolbarFeature(),
    HorizontalRuleFeature(),
    EXPERIMENTAL_TableFeature(),
    UploadFeature({
      enabledCollections: ['media'] as never,
      collections: {
        media: {
          fields: [
            {
              name: 'alt',
              label: texts.media.alt,
              type: 'text',
              maxLength: 200,
              required: true,
            },
          ],
        },
      },
    }),
    BlocksFeature({ blocks: [box, figure, note], inlineBlocks: [citation] }),
    // The last one, because it gives words to the others.
    CleanPaste(),
  ],
});

const FILLED: ReadonlySet<ContentName> = new Set([
  'accessibility',
  'blog',
  'imprint',
  'privacy',
  'terms',
]);

/** The text of a document, below its title. */
export const textField = (name: ContentName): RichTextField => ({
  name: 'text',
  label: texts.text,
  type: 'richText',
  required: true,
  editor: textEditor,
  admin: FILLED.has(name) ? { description: editingTexts.factsInText } : {},
  validate: (value, options) => {
    const blocks = (value as LexicalText | null | undefined)?.root.children ?? [];
    if (blocks.some((block) => lengthOf(block) > LONGEST_BLOCK))
      return texts.longBlock(LONGEST_BLOCK);
    return richText(value, options);
  },
});

// A list is as long as its longest entry.
const lengthOf = ({ children = [], type, ...node }: LexicalNode): number => {
  if (type === 'text') return String(node['text']).length;
  const lengths = children.map(lengthOf);
  const isLine =
    type === 'paragraph' || type === 'heading' || type === 'link' || type === 'listitem';
  return isLine ? lengths.reduce((sum, one) => sum + one, 0) : Math.max(0, ...lengths);
};
