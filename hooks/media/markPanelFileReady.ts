import type { CollectionBeforeChangeHook } from 'payload'
import { factsOf } from './inspectPanelFile.ts'

/** A panel upload is ready and in use immediately. */
export const markPanelFileReady: CollectionBeforeChangeHook = ({ data, req }) => {
  const facts = factsOf(req)
  if (!req.file || !facts) return data
  return {
    ...data,
    mimeType: facts.mimeType,
    kind: facts.kind,
    durationSeconds: facts.durationSeconds,
    width: facts.width,
    height: facts.height,
    state: 'ready',
    problem: null,
    usedAt: new Date().toISOString(),
    owner: (data['owner'] as number | undefined) ?? req.user?.id,
  }
}
