import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

// The content model and the content check lie outside of this folder.
const project = path.join(import.meta.dirname, '..');

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  turbopack: { root: project },
  // An office is built once in a place, so writing a cache is lost time.
  experimental: { turbopackFileSystemCacheForBuild: false },
  outputFileTracingRoot: project,
  // Pages and routes are bundled apart. Payload is one for both, or its errors are not known again: their class is another.
  serverExternalPackages: ['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle'],
  typescript: { ignoreBuildErrors: true },
};

export default withPayload(config, { devBundleServerPackages: false });
