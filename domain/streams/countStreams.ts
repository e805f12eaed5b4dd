import { type Database, row, sql } from '#database/sql.ts'

export type StreamCount = { films: number; ready: number; failed: number }

/** Of the films of posts. */
export async function countStreams(database: Database): Promise<StreamCount> {
  const found = await row(
    database,
    sql<{ films: number | null; ready: number | null; failed: number | null }>`
      select count(*)::int as films, count(*) filter (where s.state = 'ready')::int as ready,
        count(*) filter (where s.state = 'failed')::int as failed
      from media m left join film_streams s on s.media_id = m.id and s.filename = m.filename
      where m.kind = 'video' and exists (select from posts p where p.video_id = m.id and p.deleted_at is null)`,
  )
  return { films: found?.films ?? 0, ready: found?.ready ?? 0, failed: found?.failed ?? 0 }
}
