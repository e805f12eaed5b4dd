import { inTransaction } from '#database/inTransaction.ts'
import { row, rows, sql, statement } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { findHunter } from './findHunter.ts'
import { chosenName, type NamedPerson } from './shownName.ts'

const MOST = 500

/** Employees speak for the site. @throws AppError `hunter_not_found`, `forbidden`, `too_many_blocked`. */
export async function blockHunter({ pool, user, now }: SignedInReq, handle: string): Promise<void> {
  const hunter = await findHunter(pool, handle)
  if (hunter.id === user.id) throw new AppError('forbidden.block_self')
  if (hunter.isEmployee) throw new AppError('forbidden.block_employee')
  await inTransaction(pool, async (tx) => {
    // Otherwise simultaneous calls would not be counted.
    await tx.query(statement`select pg_advisory_xact_lock(hashtext('blocked by user'), ${user.id}::int)`)
    const blocked = await row(
      tx,
      sql<{ count: number }>`select count(*) from blocked_members where blocker_id = ${user.id}`,
    )
    if ((blocked?.count ?? 0) >= MOST) throw new AppError('too_many_blocked')
    await tx.query(sql`
      insert into blocked_members (blocker_id, blocked_id, created_at) values (${user.id}, ${hunter.id}, ${now})
      on conflict do nothing`)
  })
}

/** @throws AppError `hunter_not_found`. */
export async function unblockHunter({ pool, user }: SignedInReq, handle: string): Promise<void> {
  const hunter = await findHunter(pool, handle)
  await pool.query(sql`delete from blocked_members where blocker_id = ${user.id} and blocked_id = ${hunter.id}`)
}

type Blocked = NamedPerson & { blockedAt: Date }

export async function listBlocked({
  pool,
  user,
}: SignedInReq): Promise<{ id: string; name: string | null; blockedAt: Date }[]> {
  const blocked = await rows(
    pool,
    sql<Blocked>`
      select u.handle, u.role, concat_ws(' ', u.first_name, u.last_name)::text as "fullName", p.name as "profileName",
        b.created_at as "blockedAt"
      from blocked_members b join users u on u.id = b.blocked_id left join profiles p on p.user_id = u.id
      where b.blocker_id = ${user.id} and u.closed_at is null order by b.created_at desc, u.id`,
  )
  return blocked.map((person) => ({ id: person.handle, name: chosenName(person), blockedAt: person.blockedAt }))
}
