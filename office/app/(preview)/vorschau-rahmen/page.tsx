import config from '@payload-config';
import { getPayload } from 'payload';
import { PreviewFrame } from '../../../preview/preview-frame.tsx';
import { previewOf } from '../../../preview/preview-of.ts';
import { previewTexts } from '../../../preview/texts.ts';

interface Args {
  searchParams: Promise<{ art?: string; id?: string; stand?: string }>;
}

export const metadata = { title: previewTexts.title };

export default async function Page({ searchParams }: Args) {
  const { art = '', id = '', stand = '' } = await searchParams;
  const preview = await previewOf(await getPayload({ config }), art, id);
  return <PreviewFrame {...preview} state={stand} />;
}
