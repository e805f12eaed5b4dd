import type { CollectionBeforeChangeHook } from 'payload'
import { bucketOrigin } from '#media/store/bucketOrigin.ts'
import { factsOf } from './inspectPanelFile.ts'

/** A panel upload is ready and in use immediately. */
export const markPanelFileReady: CollectionBeforeChangeHook = ({ data, req }) => {
  const facts = factsOf(req)
  if (!req.file || !facts) return data
  const isStored = bucketOrigin() !== null
  // The storage plugin would upload without this. Payload drops it from a WebP, which it needlessly encodes again.
  if (isStored) req.file.clientUploadContext = {}
  return {
    ...data,
    ...(isStored && { filesize: facts.bytes }),
    mimeType: facts.mimeType,
    kind: facts.kind,
    durationSeconds: facts.durationSeconds,
    isPlayable: facts.isPlayable,
    width: facts.width,
    height: facts.height,
    state: 'ready',
    problem: null,
    usedAt: new Date().toISOString(),
    owner: (data['owner'] as number | undefined) ?? req.user?.id,
  }
}
