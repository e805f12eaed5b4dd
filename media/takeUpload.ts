import { msg } from '#contracts/shared/msg.ts'
import { storedBytes } from './ByteSource.ts'
import { inspectFile, typeOf } from './inspectFile.ts'
import { RefusedFile, TooLargeFile } from './RefusedFile.ts'
import { newKey, storeFilm, type StoredUpload, storePicture } from './storeFile.ts'
import { store } from './store/store.ts'
import { localFile, withTempDir } from './withTempDir.ts'

/**
 * Inspects a file that a browser uploaded to the bucket. It is first copied to a key that its sender can't write, so that
 * what was inspected is what is used. The upload is removed, also when it is refused.
 * @throws RefusedFile
 */
export async function takeUpload(key: string, maxBytes: number): Promise<StoredUpload> {
  try {
    const upload = await storedBytes(key)
    // Some stores don't enforce the signed size, so it is checked before anything is read.
    if (!upload || upload.size > maxBytes) throw new TooLargeFile()
    const type = await typeOf(upload)
    const filename = `${newKey()}.${type.extension}`
    await store().copy(key, filename, type.mimeType)
    return await inspectCopy(filename, maxBytes).catch(async (error: unknown) => {
      if (error instanceof RefusedFile) await store().remove(filename)
      throw error
    })
  } finally {
    await store().remove(key)
  }
}

async function inspectCopy(filename: string, maxBytes: number): Promise<StoredUpload> {
  const file = await storedBytes(filename)
  if (!file || file.size > maxBytes) throw new TooLargeFile()
  const facts = await inspectFile(file)
  if (!filename.endsWith(`.${facts.extension}`))
    throw new RefusedFile(msg('That file changed while we checked it. Please upload it again.'))
  const storeClean = facts.kind === 'image' ? storePicture : storeFilm
  return withTempDir(async (folder) => storeClean({ facts, filename, path: await localFile(filename, folder) }))
}
