import { join } from 'node:path'
import { store } from '#media/store/store.ts'
import { writeHashed } from './hashed.ts'
import type { KeptFile } from './manifest.ts'
import { progress } from './progress.ts'

/**
 * Copies every finished file of the store into the folder. After the rows, so that each row of the backup finds its
 * file; one that was deleted in between is left out.
 */
export async function copyFiles(folder: string, say: (what: string) => void): Promise<KeptFile[]> {
  const files: KeptFile[] = []
  const tell = progress(say)
  for await (const page of store().list()) {
    for (const { key } of page) {
      if (key.endsWith('.part')) continue
      const source = await store().open(key).catch(ifGone)
      if (!source) continue
      const written = await writeHashed(join(folder, 'files', key), source).catch(ifGone)
      if (written) files.push({ key, ...written })
      tell(files)
    }
  }
  tell.end(files)
  return files.sort((a, b) => (a.key < b.key ? -1 : 1))
}

function ifGone(error: unknown): null {
  const { code, name } = error as { code?: string; name?: string }
  if (code === 'ENOENT' || name === 'NoSuchKey') return null
  throw error
}
