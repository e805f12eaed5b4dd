import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Build output inside the source folders, which would change the hash. */
const SKIPPED = new Set(['node_modules', '.next', 'next-env.d.ts', 'dist', 'demo'])

export async function stampOf(root: string, paths: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) await addPath(join(root, path), hash)
  return hash.digest('hex')
}

async function addPath(path: string, hash: ReturnType<typeof createHash>): Promise<void> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null)
  if (!entries) {
    hash.update(await readFile(path))
    return
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (SKIPPED.has(entry.name)) continue
    hash.update(entry.name)
    await addPath(join(path, entry.name), hash)
  }
}
