import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import type { PayloadRequest, ServerFunction } from 'payload';
import { isEditor } from '../collections/access.ts';
import { publishingTexts as texts } from './texts.ts';

interface Plan {
  readonly req: PayloadRequest;
  readonly doc?: { readonly relationTo: string };
  readonly global?: string;
}

/** Payload's own function asks nobody for their right to publish before it plans. */
export const planPublication: ServerFunction = async (args) => {
  const { req, doc, global } = args as unknown as Plan;
  const { globals } = req.payload.config;
  const { access } =
    globals.find(({ slug }) => slug === global) ??
    req.payload.collections[(doc?.relationTo ?? '') as never]?.config ??
    {};
  const isAllowed = access === undefined || (await access.update({ req })) === true;
  if (!isEditor({ req }) || !isAllowed) return { error: texts.notAllowed };
  return schedulePublishHandler(args);
};
