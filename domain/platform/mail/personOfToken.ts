import { row, sql } from '#database/sql.ts'
import type { Req } from '../Req.ts'
import { AppError } from '../AppError.ts'
import { isUnsubscribeToken, userIdOfToken } from './unsubscribeToken.ts'

type Person = { id: number; email: string; replies: boolean }

/** @throws AppError `invalid_token`, also for a closed account and for an address it no longer has. */
export async function personOfToken({ payload, pool }: Pick<Req, 'payload' | 'pool'>, token: string): Promise<Person> {
  const userId = userIdOfToken(token)
  const person =
    userId !== null &&
    (await row(
      pool,
      sql<Person>`select id, email, reply_emails as replies from users where id = ${userId} and closed_at is null`,
    ))
  if (!person || !isUnsubscribeToken(payload, person, token)) throw new AppError('invalid_token')
  return person
}
