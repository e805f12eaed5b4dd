import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CollectionBeforeChangeHook } from 'payload'
import { store } from '#media/store/store.ts'
import { withTempDir } from '#media/withTempDir.ts'
import { factsOf } from './inspectPanelFile.ts'

/** A panel upload is ready and in use immediately. Payload stores it on disk; this stores it in a bucket. */
export const markPanelFileReady: CollectionBeforeChangeHook = async ({ data, req }) => {
  const facts = factsOf(req)
  const { file } = req
  if (!file || !facts) return data
  const filename = String(data['filename'])
  if (!store().localPath(filename)) {
    await withTempDir(async (folder) => {
      const copy = join(folder, filename)
      await (file.tempFilePath ? copyFile(file.tempFilePath, copy) : writeFile(copy, file.data))
      await store().take(filename, copy, facts.mimeType)
    })
  }
  return {
    ...data,
    mimeType: facts.mimeType,
    kind: facts.kind,
    durationSeconds: facts.durationSeconds,
    ...(facts.kind === 'video' && { width: facts.width, height: facts.height }),
    state: 'ready',
    problem: null,
    usedAt: new Date().toISOString(),
    owner: (data['owner'] as number | undefined) ?? req.user?.id,
  }
}
