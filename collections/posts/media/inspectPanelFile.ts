import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { AppError } from '#domain/platform/AppError.ts'
import { toUploadError } from '#domain/platform/uploads/toUploadError.ts'
import { bucketOrigin } from '#media/store/bucketOrigin.ts'
import type { StoredUpload } from '#media/storeFile.ts'
import { inspectReceivedFile } from './inspectReceivedFile.ts'
import { storePanelFile } from './storePanelFile.ts'

/**
 * Treats a panel upload like one from the site: the type comes from the content, images are re-encoded without
 * metadata, videos lose their GPS position, and the name is generated.
 * @throws AppError `unsupported_file`, with the reason; `too_large`, `invalid_upload`.
 */
export const inspectPanelFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { file } = req
  if (!file) {
    // Without a file, Payload would fetch a URL from the request, unchecked.
    const isCopy = (args as { duplicateFromID?: unknown }).duplicateFromID !== undefined
    if (operation === 'create' && !isCopy) throw new AppError('unsupported_file.none')
    return args
  }
  const inspect = bucketOrigin() === null ? inspectReceivedFile : storePanelFile
  const facts = await inspect(file).catch((error: unknown) => {
    throw toUploadError(error)
  })
  file.name = facts.filename
  file.mimetype = facts.mimeType
  file.size = facts.bytes
  req.context['facts'] = facts
  // Files of the panel have the same keys as those of the site: without a folder.
  const { data } = args as { data?: object }
  return { ...args, data: { ...data, prefix: '', _objectKey: null } }
}

export const factsOf = (req: PayloadRequest): StoredUpload | undefined =>
  req.context['facts'] as StoredUpload | undefined
