import { type Database, row, sql } from '#database/sql.ts'
import { FAILED_TOO_OFTEN, MAX_ATTEMPTS } from './afterFailure.ts'

export type Film = { mediaId: number; filename: string; durationSeconds: number | null }

/**
 * The films of posts, employees' before members' and new ones before old ones. The caller holds the lock, so a film in
 * `converting` belongs to a killed process.
 */
export async function nextFilm(database: Database): Promise<Film | null> {
  return row(
    database,
    sql<Film>`
      select m.id as "mediaId", m.filename, m.duration_seconds as "durationSeconds"
      from media m
      join lateral (select from posts where video_id = m.id and deleted_at is null limit 1) p on true
      left join users u on u.id = m.owner_id
      left join film_streams s on s.media_id = m.id and s.filename = m.filename
      where m.kind = 'video' and m.state = 'ready' and m.filename is not null
        and (s.media_id is null or s.state = 'converting' or (s.state = 'waiting' and coalesce(s.retry_at <= now(), true)))
      order by coalesce(u.is_employee, true) desc, m.id desc limit 1`,
  )
}

/** A film that crashes the process is not tried forever. */
export async function failKilled(database: Database): Promise<void> {
  await database.query(sql`
    update film_streams set state = 'failed', problem = ${FAILED_TOO_OFTEN}, updated_at = now()
    where state = 'converting' and attempts >= ${MAX_ATTEMPTS}`)
}

/** By hand, for example after more memory or a newer ffmpeg was installed. */
export async function retryFailed(database: Database): Promise<void> {
  await database.query(sql`
    update film_streams set state = 'waiting', attempts = 0, retry_at = null, problem = null, updated_at = now()
    where state = 'failed' or (state = 'waiting' and retry_at > now())`)
}
