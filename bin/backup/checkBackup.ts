import { join } from 'node:path'
import { checkFile } from './hashed.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { progress } from './progress.ts'

export async function checkBackup(folder: string, print: (what: string) => void): Promise<Manifest> {
  const manifest = await readManifest(folder)
  for (const table of manifest.tables) await checkFile(join(folder, table.file), table)
  const files = manifest.files ?? []
  const reportProgress = progress(print, files.length)
  for (const [index, file] of files.entries()) {
    await checkFile(join(folder, 'files', file.key), file)
    reportProgress(files.slice(0, index + 1))
  }
  return manifest
}
