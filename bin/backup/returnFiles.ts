import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { store } from '#media/store/store.ts'
import { inWorkFolder } from '#media/workFolder.ts'
import { hashOf, writeHashed } from './hashed.ts'
import type { KeptFile } from './manifest.ts'
import { progress } from './progress.ts'

const TYPES: Record<string, string> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}

/** @returns a key the store holds already, or null. */
export async function findFile(): Promise<string | null> {
  for await (const [first] of store().list()) if (first) return first.key
  return null
}

/** Gives every file back to the store, and reads it there again. */
export async function returnFiles(folder: string, files: KeptFile[], say: (what: string) => void): Promise<void> {
  const tell = progress(say, files.length)
  const done: KeptFile[] = []
  for (const file of files) {
    await inWorkFolder(async (work) => {
      // The store takes the file it is given away; the backup stays.
      const copy = join(work, 'file')
      await writeHashed(copy, createReadStream(join(folder, 'files', file.key)))
      await store().take(file.key, copy, TYPES[file.key.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
    })
    const found = await hashOf(await store().open(file.key))
    if (found.sha256 !== file.sha256) throw new Error(`${file.key} is not in the store as it was in the backup.`)
    tell([...done, file])
    done.push(file)
  }
  tell.end(done)
}
