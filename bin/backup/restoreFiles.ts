import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { store } from '#media/store/store.ts'
import { withTempDir } from '#media/withTempDir.ts'
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

export async function findFile(): Promise<string | null> {
  for await (const [first] of store().list()) if (first) return first.key
  return null
}

export async function restoreFiles(folder: string, files: KeptFile[], print: (what: string) => void): Promise<void> {
  const reportProgress = progress(print, files.length)
  const done: KeptFile[] = []
  for (const file of files) {
    await withTempDir(async (work) => {
      // The store moves the file it is given, so it gets a copy.
      const copy = join(work, 'file')
      await writeHashed(copy, createReadStream(join(folder, 'files', file.key)))
      await store().take(file.key, copy, TYPES[file.key.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
    })
    const found = await hashOf(await store().open(file.key))
    if (found.sha256 !== file.sha256) throw new Error(`${file.key} in the file store differs from the backup.`)
    reportProgress([...done, file])
    done.push(file)
  }
  reportProgress.end(done)
}
