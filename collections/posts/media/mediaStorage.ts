import { s3Storage } from '@payloadcms/storage-s3'
import type { CollectionConfig, Plugin } from 'payload'
import { may } from '#contracts/platform/roles.ts'
import { env } from '#env'
import { checkPanelUpload } from './checkPanelUpload.ts'
import { UPLOAD_SIGNING } from '#media/panelUpload.ts'
import { bucketOrigin } from '#media/store/bucketOrigin.ts'
import { SIGNED_READ_SECONDS } from '#media/store/FileStore.ts'
import { s3Config } from '#media/store/s3Config.ts'
import { Media } from './Media.ts'

/** Stores the panel's files in the bucket, when the `S3_` variables name one. */
export const mediaStorage: Plugin = async (config) => {
  const { S3_BUCKET = '' } = env()
  const storage = s3Storage({
    enabled: bucketOrigin() !== null,
    // The same columns and import map with and without a bucket. That needs the empty prefix: without one,
    // the plugin adds its column only when it is disabled.
    alwaysInsertFields: true,
    collections: { [Media.slug]: { prefix: '', signedDownloads: { expiresIn: SIGNED_READ_SECONDS } } },
    bucket: S3_BUCKET,
    config: s3Config(),
    clientUploads: { access: ({ req }) => may(req.user, 'addMedia') },
  })
  const stored = await storage(config)
  if (bucketOrigin() === null) return stored
  return {
    ...stored,
    endpoints: stored.endpoints?.map((endpoint) =>
      endpoint.path === `/${UPLOAD_SIGNING}` ? { ...endpoint, handler: checkPanelUpload(endpoint.handler) } : endpoint,
    ),
    collections: stored.collections?.map((collection) =>
      collection.slug === Media.slug ? withOwnInspection(collection) : collection,
    ),
  }
}

/**
 * Payload would fetch all of an upload from the bucket to look at its type. `inspectPanelFile` does that, and reads only
 * parts of a film.
 */
function withOwnInspection(collection: CollectionConfig): CollectionConfig {
  if (typeof collection.upload !== 'object') return collection
  const handlers = collection.upload.handlers?.map(
    (handler): typeof handler =>
      (req, args) =>
        args.params.clientUploadContext ? new Response(null) : handler(req, args),
  )
  return { ...collection, upload: { ...collection.upload, handlers, allowRestrictedFileTypes: true } }
}
