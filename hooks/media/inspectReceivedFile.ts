import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PayloadRequest } from 'payload'
import { withFile } from '#media/ByteSource.ts'
import { inspectFile } from '#media/inspectFile.ts'
import { cleanPicture, newKey, type StoredUpload } from '#media/storeFile.ts'
import { stripGps } from '#media/stripGps.ts'
import { withTempDir } from '#media/withTempDir.ts'

export type PanelFile = NonNullable<PayloadRequest['file']>

/**
 * Inspects and cleans a file in place; Payload then stores it on disk.
 * @throws RefusedFile
 */
export function inspectReceivedFile(file: PanelFile): Promise<StoredUpload> {
  return withTempDir(async (folder) => {
    const path = await pathOf(file, folder)
    const facts = await withFile(path, inspectFile)
    const written = { bytes: file.size }
    if (facts.kind === 'image') Object.assign(written, await clean(path, join(folder, `clean.${facts.extension}`)))
    else if (facts.hasGps) await stripGps(path)
    if (!file.tempFilePath) file.data = await readFile(path)
    return { ...facts, ...written, filename: `${newKey()}.${facts.extension}` }
  })
}

async function pathOf(file: PanelFile, folder: string): Promise<string> {
  if (file.tempFilePath) return file.tempFilePath
  const path = join(folder, 'upload')
  await writeFile(path, file.data)
  return path
}

async function clean(path: string, to: string) {
  const written = await cleanPicture(path, to)
  await copyFile(to, path)
  return written
}
