import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PayloadRequest } from 'payload'
import { withFile } from '#media/ByteSource.ts'
import { cleanFilm } from '#media/copy/cleanFilm.ts'
import { type FileFacts, inspectFile } from '#media/inspectFile.ts'
import { cleanPicture, newKey, type StoredUpload } from '#media/storeFile.ts'
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
    const filename = `${newKey()}.${facts.extension}`
    const stored = await (facts.kind === 'image' ? cleanImage : cleanCopy)({ path, facts, folder })
    if (!file.tempFilePath) file.data = await readFile(path)
    return { ...stored, filename }
  })
}

async function pathOf(file: PanelFile, folder: string): Promise<string> {
  if (file.tempFilePath) return file.tempFilePath
  const path = join(folder, 'upload')
  await writeFile(path, file.data)
  return path
}

type Received = { path: string; facts: FileFacts; folder: string }

async function cleanImage({ path, facts, folder }: Received) {
  const to = join(folder, `clean.${facts.extension}`)
  const written = await cleanPicture(path, to)
  await copyFile(to, path)
  return { ...facts, ...written }
}

async function cleanCopy({ path, facts, folder }: Received) {
  const film = await cleanFilm(path, facts, folder)
  if (film.path !== path) await copyFile(film.path, path)
  return { ...film.facts, bytes: film.bytes }
}
