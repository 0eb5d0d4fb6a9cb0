import { randomUUID } from 'node:crypto';
import config from '@payload-config';
import { getPayload } from 'payload';
import { PreviewFrame } from '../../../preview/preview-frame.tsx';
import { previewOf } from '../../../preview/preview-of.ts';
import { previewTexts } from '../../../preview/texts.ts';

interface Args {
  searchParams: Promise<{ art?: string; id?: string }>;
}

export const metadata = { title: previewTexts.title };

export default async function Page({ searchParams }: Args) {
  const { art = '', id = '' } = await searchParams;
  const preview = await previewOf(await getPayload({ config }), art, id);
  // Each look has an address of its own, because what the page shows of other documents may have changed as well.
  return <PreviewFrame {...preview} state={randomUUID()} />;
}
