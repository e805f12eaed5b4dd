import type { CollectionBeforeChangeHook } from 'payload'

/** A file uploaded in the panel is ready at once, and in use. */
export const noteKind: CollectionBeforeChangeHook = ({ data, req }) => {
  if (!req.file) return data
  const kind = String(data['mimeType'] ?? '').startsWith('video/') ? 'video' : 'image'
  return {
    ...data,
    kind,
    state: 'ready',
    usedAt: new Date().toISOString(),
    owner: (data['owner'] as number | undefined) ?? req.user?.id,
  }
}
