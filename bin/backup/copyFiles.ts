import { join } from 'node:path'
import { isMissingFile } from '#media/store/isMissingFile.ts'
import { store } from '#media/store/store.ts'
import { writeHashed } from './hashed.ts'
import type { KeptFile } from './manifest.ts'
import { progress } from './progress.ts'

/** Runs after the rows are dumped, so that each row's file is included; a file deleted in between is skipped. */
export async function copyFiles(folder: string, print: (what: string) => void): Promise<KeptFile[]> {
  const files: KeptFile[] = []
  const reportProgress = progress(print)
  for await (const page of store().list()) {
    for (const { key } of page) {
      if (key.endsWith('.part')) continue
      const source = await store().open(key).catch(ignoreMissing)
      if (!source) continue
      const written = await writeHashed(join(folder, 'files', key), source).catch(ignoreMissing)
      if (written) files.push({ key, ...written })
      reportProgress(files)
    }
  }
  reportProgress.end(files)
  return files.sort((a, b) => (a.key < b.key ? -1 : 1))
}

function ignoreMissing(error: unknown): null {
  if (isMissingFile(error)) return null
  throw error
}
