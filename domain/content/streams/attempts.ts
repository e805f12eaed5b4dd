import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'
import { UnreadableVideo } from '#media/video/runFfmpeg.ts'
import { afterFailure } from './afterFailure.ts'
import type { Film } from './nextFilm.ts'

/** One of several that may be at work on a film, if a process lost its lock. The newest one counts. */
export type Attempt = { mediaId: number; filename: string; attempt: number }

/** Counted before the work, because the work may end the process. @returns null when the film was deleted. */
export async function begin(database: Database, { mediaId, filename }: Film): Promise<Attempt | null> {
  const begun = await row(
    database,
    sql<{ attempt: number }>`
      insert into film_streams as s (media_id, filename, state, attempts)
      select id, ${filename}, 'converting', 1 from media where id = ${mediaId}
      on conflict (media_id) do update set filename = excluded.filename, state = 'converting', progress = 0,
        attempts = case when s.filename = excluded.filename then s.attempts else 0 end + 1,
        retry_at = null, problem = null, updated_at = now()
      returning attempts as attempt`,
  )
  return begun && { mediaId, filename, ...begun }
}

export async function storeProgress(database: Database, of: Attempt, progress: number): Promise<void> {
  await database.query(sql`
    update film_streams set progress = ${progress}, updated_at = now()
    where media_id = ${of.mediaId} and filename = ${of.filename} and state = 'converting' and attempts = ${of.attempt}`)
}

export const isCurrent = (database: Database, of: Attempt): Promise<boolean> =>
  returnsRow(
    database,
    statement`
      select 1 from film_streams s join media m on m.id = s.media_id and m.filename = s.filename
      where s.media_id = ${of.mediaId} and s.filename = ${of.filename} and s.state = 'converting' and s.attempts = ${of.attempt}`,
  )

/** @returns false when the film was deleted or replaced meanwhile, or another attempt began. */
export const finish = (database: Database, of: Attempt): Promise<boolean> =>
  returnsRow(
    database,
    statement`
      update film_streams s set state = 'ready', progress = 100, updated_at = now()
      from media m where m.id = s.media_id and m.filename = s.filename
        and s.media_id = ${of.mediaId} and s.filename = ${of.filename} and s.state = 'converting' and s.attempts = ${of.attempt}
      returning s.media_id`,
  )

/** Whether another attempt made or makes the files of this film. */
export const hasStream = (database: Database, { mediaId, filename }: Attempt): Promise<boolean> =>
  returnsRow(
    database,
    statement`
      select 1 from film_streams s join media m on m.id = s.media_id and m.filename = s.filename
      where s.media_id = ${mediaId} and s.filename = ${filename} and s.state in ('converting', 'ready')`,
  )

/** @returns what its author reads; null when another attempt began meanwhile. */
export async function putOff(
  database: Database,
  of: Attempt,
  error: unknown,
  isStopping: boolean,
): Promise<string | null> {
  const isUnreadable = error instanceof UnreadableVideo
  const { state, attempts, waitMs, problem } = afterFailure(error, { attempt: of.attempt, isUnreadable, isStopping })
  const isOurs = await returnsRow(
    database,
    statement`
      update film_streams set state = ${state}::enum_film_streams_state, problem = ${problem}, attempts = ${attempts},
        retry_at = now() + make_interval(secs => ${waitMs / 1000}::float8), updated_at = now()
      where media_id = ${of.mediaId} and filename = ${of.filename} and state = 'converting' and attempts = ${of.attempt}
      returning media_id`,
  )
  return isOurs ? problem : null
}
