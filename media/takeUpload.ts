import { storedBytes } from './ByteSource.ts'
import { inspectFile, type Refusal, typeOf } from './inspectFile.ts'
import { newKey, storeFilm, type StoredUpload, storePicture } from './storeFile.ts'
import { store } from './store/store.ts'
import { localFile, withTempDir } from './withTempDir.ts'

type Taken = StoredUpload | Refusal | 'too_large'

/**
 * Inspects a file that a browser uploaded to the bucket. It is first copied to a key that its sender can't write, so that
 * what was inspected is what is used. The upload is removed, also when it is refused.
 */
export async function takeUpload(key: string, maxBytes: number): Promise<Taken> {
  try {
    const upload = await storedBytes(key)
    // Some stores don't enforce the signed size, so it is checked before anything is read.
    if (!upload || upload.size > maxBytes) return 'too_large'
    const type = await typeOf(upload)
    if ('refused' in type) return type
    const filename = `${newKey()}.${type.extension}`
    await store().copy(key, filename, type.mimeType)
    const stored = await inspectCopy(filename, maxBytes)
    if (stored === 'too_large' || 'refused' in stored) await store().remove(filename)
    return stored
  } finally {
    await store().remove(key)
  }
}

async function inspectCopy(filename: string, maxBytes: number): Promise<Taken> {
  const file = await storedBytes(filename)
  if (!file || file.size > maxBytes) return 'too_large'
  const facts = await inspectFile(file)
  if ('refused' in facts) return facts
  if (!filename.endsWith(`.${facts.extension}`))
    return { refused: 'That file changed while we checked it. Please upload it again.' }
  if (facts.kind === 'image')
    return withTempDir(async (folder) => storePicture({ facts, filename, path: await localFile(filename, folder) }))
  if (facts.hasGps) await withTempDir(async (folder) => storeFilm(await localFile(filename, folder), filename, facts))
  return { ...facts, filename, bytes: file.size }
}
