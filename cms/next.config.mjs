import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

export default withPayload(
  {
    // Each state of the sources has a build of its own, so that one being made never breaks one in use.
    distDir: process.env.CMS_DIST ?? '.next/development',
    outputFileTracingRoot: root,
    turbopack: { root },
    // Types are checked once, for the whole house, by `npm run types`.
    typescript: { ignoreBuildErrors: true },
    poweredByHeader: false,
    images: { unoptimized: true },
  },
  { devBundleServerPackages: false },
)
