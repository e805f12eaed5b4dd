import { type Database, row, sql } from '#database/sql.ts'

type StreamCount = { films: number; ready: number; failed: number }

/** Of the films of posts. */
export async function countStreams(database: Database): Promise<StreamCount> {
  const count = await row(
    database,
    sql<StreamCount>`
      select count(*)::int as films, count(*) filter (where s.state = 'ready')::int as ready,
        count(*) filter (where s.state = 'failed')::int as failed
      from media m left join film_streams s on s.media_id = m.id and s.filename = m.filename
      where m.kind = 'video' and exists (select from posts p where p.video_id = m.id and p.deleted_at is null)`,
  )
  return count ?? { films: 0, ready: 0, failed: 0 }
}
