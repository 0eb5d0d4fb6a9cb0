import '@payloadcms/next/css';
import '../../layout/payload.css';
import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { AccessibleNames } from '../../layout/accessible-names.tsx';
import { SkipLink } from '../../layout/skip-link.tsx';
import { publishingTexts } from '../../publishing/texts.ts';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({
    ...args,
    config,
    importMap,
    // The office has a way of its own, which asks for the right to publish.
    serverFunctions: { 'schedule-publish': () => ({ error: publishingTexts.notAllowed }) },
  });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <SkipLink />
      {children}
      <AccessibleNames />
    </RootLayout>
  );
}
