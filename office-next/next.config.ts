import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

// The content model and the content check lie outside of this folder.
const project = path.join(import.meta.dirname, '..');

const config: NextConfig = {
  ...{ reactStrictMode: true, poweredByHeader: false, devIndicators: false },
  turbopack: { root: project },
  outputFileTracingRoot: project,
  typescript: { ignoreBuildErrors: true },
};

export default withPayload(config, { devBundleServerPackages: false });
