import { join } from 'node:path'
import { checkFile } from './hashed.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { progress } from './progress.ts'

/** Reads every byte of a backup again. @throws Error naming the first file that is not what was written. */
export async function checkBackup(folder: string, say: (what: string) => void): Promise<Manifest> {
  const manifest = await readManifest(folder)
  for (const table of manifest.tables) await checkFile(join(folder, table.file), table)
  const files = manifest.files ?? []
  const tell = progress(say, files.length)
  for (const [index, file] of files.entries()) {
    await checkFile(join(folder, 'files', file.key), file)
    tell(files.slice(0, index + 1))
  }
  return manifest
}
