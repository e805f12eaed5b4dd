import { row, sql } from '#database/sql.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import type { Req } from '#domain/platform/Req.ts'
import { type Attempt, failuresEverywhere } from './withAttemptLimit.ts'

/** Too many in a day to be the owner's typos. */
const ENOUGH = { password: 10, code: 5 }

/** At most once a day for each step. */
export async function mailFailedSignIns(req: Req, attempt: Attempt, step: 'password' | 'code'): Promise<void> {
  const { userId } = attempt
  const failures = await failuresEverywhere(req, attempt)
  if (userId === null || failures < ENOUGH[step]) return
  const owner = await row(
    req.pool,
    sql<{
      email: string
      firstName: string
    }>`select email, first_name as "firstName" from users where id = ${userId} and closed_at is null`,
  )
  if (!owner) return
  const key = `failed-sign-ins:${step}:${userId}:${req.now.toISOString().slice(0, 10)}`
  const data = { firstName: owner.firstName, step }
  const isNew = await inTransaction(req.pool, (tx) =>
    queueMail(tx, { kind: 'failed-sign-ins', key, to: owner.email, data }),
  )
  if (isNew) req.log.warn({ userId, failures, step, msg: 'The owner was emailed about failed sign-ins' })
}
