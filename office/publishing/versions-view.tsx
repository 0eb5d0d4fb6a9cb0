import '../desk/desk.css';
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { contentFiles } from '../../src/content-model/collections.ts';
import { kindNamed, type Kind } from '../collections/kinds.ts';
import type { Word } from '../desk/screen.ts';
import { PartView } from '../desk/screen-view.tsx';
import { inGerman } from '../german.ts';
import { readPlaces } from '../transfer/places.ts';
import type { StoredDocument } from '../transfer/versions-of.ts';
import { changedFields } from './changes.ts';
import { publishingTexts } from './texts.ts';

const { versions: texts } = publishingTexts;

interface Version {
  readonly id: number | string;
  readonly updatedAt: string;
  readonly version: StoredDocument;
}

/** The versions of a document with who made them and what changed; Payload's list has neither. */
export async function VersionsView(props: DocumentViewServerProps) {
  const { initPageResult, versions: { useVersionDrawerCreatedAtCell: isChoice } = {} } = props;
  const { req, docID, collectionConfig, globalConfig } = initPageResult;
  const slug = collectionConfig?.slug ?? globalConfig?.slug ?? '';
  const kind = kindNamed(slug);
  const all = await versionsOf(props, kind);
  const places = await readPlaces(req.payload, { req, drafts: true });
  const published = all.find(({ version }) => version['_status'] === 'published');
  const rows = all.map((one, at): Word[] => {
    const { id, updatedAt, version } = one;
    // Whoever opens an earlier one wants to know what would become of what is there now.
    const compared = at === 0 ? '' : `?versionFrom=${String(all[0]?.id)}`;
    const before = all[at + 1];
    const isDraft = version['_status'] === 'draft';
    const changed = before ? changedFields(kind, before.version, version, places) : [];
    return [
      // In the choice of what to compare with, the page stays.
      {
        text: inGerman(updatedAt),
        to: isChoice === true ? `?versionFrom=${String(id)}` : `versions/${String(id)}${compared}`,
      },
      version.changedBy ?? publishingTexts.office,
      changed.map(({ label }) => label).join(', ') || (before ? texts.noWords : texts.first),
      isDraft
        ? texts.draft
        : one === published && props.hasPublishedDoc
          ? texts.published
          : texts.earlier,
    ];
  });
  return (
    <main className="versions">
      <SetDocumentStepNav
        {...(collectionConfig
          ? { collectionSlug: slug, useAsTitle: collectionConfig.admin.useAsTitle }
          : { globalSlug: slug, useAsTitle: slug })}
        {...(docID !== undefined && { id: docID })}
        isTrashed={props.routeSegments[2] === 'trash'}
        pluralLabel={contentFiles[kind.name].title}
        view={req.i18n.t('version:versions')}
      />
      <Gutter className="versions__wrap">
        <PartView part={{ table: { columns: texts.columns, rows } }} />
      </Gutter>
    </main>
  );
}

async function versionsOf({ initPageResult }: DocumentViewServerProps, { name, isSingle }: Kind) {
  const { req, docID } = initPageResult;
  const common = { depth: 0, pagination: false, overrideAccess: false, req, sort: '-updatedAt' };
  const { docs } = isSingle
    ? await req.payload.findGlobalVersions({ ...common, slug: name as never })
    : await req.payload.findVersions({
        ...common,
        collection: name as never,
        where: { parent: { equals: docID } },
      });
  return docs as unknown as readonly Version[];
}
