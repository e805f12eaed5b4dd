import { tryLock } from '#database/advisoryLock.ts'
import { type Database, returnsRow, rows, sql, statement } from '#database/sql.ts'
import { cleanFilm } from '#media/copy/cleanFilm.ts'
import { withFile } from '#media/ByteSource.ts'
import { inspectFile } from '#media/inspectFile.ts'
import { isSameFile } from '#media/copy/isSameFile.ts'
import { RefusedFile } from '#media/RefusedFile.ts'
import { isMissingFile } from '#media/store/isMissingFile.ts'
import { store } from '#media/store/store.ts'
import { localFile, withTempDir } from '#media/withTempDir.ts'
import type { Req } from '#domain/platform/Req.ts'

const LOCK = [0x485c, 1] as const

/**
 * Films that were stored before films were copied may say where they were recorded, and so may those of an older backup. Each
 * is copied once, and replaced under its name if the copy is another file. Its streams have the same pictures and stay.
 */
export async function copyStoredFilms(req: Req, signal?: AbortSignal): Promise<void> {
  await tryLock(req.pool, LOCK, async () => {
    await req.pool.query(
      statement`delete from copied_films c where not exists (select from media m where m.filename = c.filename)`,
    )
    for (;;) {
      const filename = signal?.aborted ? null : await nextFilename(req.pool)
      if (!filename) return
      const problem = await copyStored(req, filename)
      await req.pool.query(sql`
        insert into copied_films (filename, problem) values (${filename}, ${problem}) on conflict do nothing`)
    }
  })
}

async function nextFilename(database: Database): Promise<string | null> {
  const [found] = await rows(
    database,
    sql<{ filename: string | null }>`
      select m.filename from media m
      where m.kind = 'video' and m.state in ('ready', 'failed') and m.filename ~ '\.(mp4|mov)$'
        and not exists (select from copied_films c where c.filename = m.filename)
      order by m.id limit 1`,
  )
  return found?.filename ?? null
}

/** @returns why the film was left as it is. */
async function copyStored({ pool, log }: Req, filename: string): Promise<string | null> {
  try {
    await withTempDir(async (folder) => {
      const path = await localFile(filename, folder)
      const copy = await cleanFilm(path, await withFile(path, inspectFile), folder)
      if (await isSameFile(path, copy.path)) return
      // A conversion may have replaced the film meanwhile.
      if (!(await isStored(pool, filename))) return
      await store().take(filename, copy.path, copy.facts.mimeType)
      await pool.query(sql`update media set filesize = ${copy.bytes} where filename = ${filename}`)
    })
    return null
  } catch (error) {
    if (!(error instanceof RefusedFile) && !isMissingFile(error)) throw error
    log.warn({ err: error, filename, msg: 'A stored film could not be copied, so it may say where it was recorded' })
    return error instanceof Error ? error.message : String(error)
  }
}

const isStored = (database: Database, filename: string): Promise<boolean> =>
  returnsRow(database, statement`select 1 from media where filename = ${filename}`)
