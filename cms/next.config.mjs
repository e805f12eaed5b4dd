import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

export default withPayload(
  {
    // Each state of the sources has its own build, so that a running build never breaks the one in use.
    distDir: process.env.CMS_DIST ?? '.next/development',
    outputFileTracingRoot: root,
    turbopack: { root },
    // Takes a third less time to build, and stack traces keep the names of functions.
    experimental: { serverMinification: false, turbopackSourceMaps: false },
    // `npm run types` checks all types of the project.
    typescript: { ignoreBuildErrors: true },
    // Starts its threads with a file beside its own.
    serverExternalPackages: ['piscina'],
    poweredByHeader: false,
    images: { unoptimized: true },
  },
  { devBundleServerPackages: false },
)
