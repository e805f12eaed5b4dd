import type { FindOfMonth } from '#contracts/community/loggedFinds.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import type { Req, SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'

/** The one that was chosen last. */
export async function readFindOfMonth({ pool }: Req): Promise<FindOfMonth> {
  const find = await row(
    pool,
    sql<{
      id: number
      stone: string
      state: string | null
      chosenAt: Date
      photo: number | null
      finder: string | null
    }>`
      select f.id, f.stone, f.state, f.chosen_at as "chosenAt",
        (select min(p.id) from logged_find_photos p where p.find_id = f.id) as photo,
        case when f.show_name then (select n.name from profiles n where n.user_id = f.user_id) end as finder
      from logged_finds f join users u on u.id = f.user_id and u.closed_at is null
      where f.chosen_at is not null and f.may_show order by f.chosen_at desc limit 1`,
  )
  if (!find || find.photo === null) return { find: null }
  return { find: { ...find, photo: find.photo, chosenAt: find.chosenAt.toISOString() } }
}

/** @throws AppError `find_not_found` without its finder's consent, `find_without_photo`. */
export async function chooseFindOfMonth(req: SignedInReq, id: number, isChosen: boolean): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const find = await row(
      tx,
      sql<{ userId: number; photos: number }>`
        select user_id as "userId",
          coalesce((select count(*) from logged_find_photos p where p.find_id = f.id), 0) as photos
        from logged_finds f where id = ${id} and may_show for update`,
    )
    if (!find) throw new AppError('find_not_found')
    if (isChosen && find.photos === 0) throw new AppError('find_without_photo')
    await tx.query(sql`
      update logged_finds set chosen_at = case when ${isChosen} then ${req.now}::timestamptz end, updated_at = ${req.now}
      where id = ${id}`)
    await recordAudit(tx, req, {
      what: isChosen ? 'Chose' : 'No longer shows',
      kind: 'logged-finds',
      subjectId: id,
      subject: `Find no. ${id}`,
      aboutId: find.userId,
    })
  })
}
