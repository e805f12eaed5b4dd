import { join } from 'node:path'
import { writeFile } from 'node:fs/promises'
import { row, sql } from '#database/sql.ts'
import { addPicture } from '#media/addPicture.ts'
import { withTempDir } from '#media/withTempDir.ts'
import { fetchPicture } from '#providers/oldSite/fetchPicture.ts'
import type { Req } from '#domain/platform/Req.ts'

/** More are left out. */
const MAX_PICTURES = 100

type Of = { importId: number; ownerId: number | null }

/**
 * Loads the pictures of a line from its old site or the archive. Unused ones are removed by the sweep of unused uploads.
 * @returns the ids of those that could be loaded, by how the export names them.
 */
export async function storePictures(
  req: Req,
  { importId, ownerId }: Of,
  named: string[],
): Promise<Map<string, number>> {
  const stored = new Map<string, number>()
  for (const source of [...new Set(named)].slice(0, MAX_PICTURES)) {
    const id = await withTempDir(async (folder) => {
      const path = join(folder, 'picture')
      const isThere = source.startsWith('file:')
        ? await unpackTo(req, importId, source.slice('file:'.length), path)
        : await fetchPicture(source, path)
      return isThere ? addPicture(req.pool, { path, ownerId, now: req.now }) : null
    })
    if (id === null) req.log.info({ importId, source, msg: 'A picture of an import could not be loaded' })
    else stored.set(source, id)
  }
  return stored
}

async function unpackTo({ pool }: Req, importId: number, file: string, path: string): Promise<boolean> {
  const found = await row(
    pool,
    sql<{ base64: string | null }>`
      select encode(bytes, 'base64')::text as base64 from import_files where import_id = ${importId} and path = ${file}`,
  )
  if (!found?.base64) return false
  await writeFile(path, Buffer.from(found.base64, 'base64'))
  return true
}
