import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'

const MAX_WAITING = 5

/** The row lock makes simultaneous uploads count too. @throws AppError `videos_waiting`. */
export async function refuseTooManyVideos(tx: Database, authorId: number): Promise<void> {
  await returnsRow(tx, statement`select id from users where id = ${authorId} for no key update`)
  const waiting = await row(
    tx,
    sql<{ count: number }>`
      select count(*)::int as count from posts p join media m on m.id = p.video_id
      where p.author_id = ${authorId} and p.status = 'processing' and m.state <> 'failed'`,
  )
  if ((waiting?.count ?? 0) >= MAX_WAITING) throw new AppError('videos_waiting')
}
