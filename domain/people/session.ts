import { randomUUID } from 'node:crypto'
import { jwtSign } from 'payload'
import { sql } from '#database/sql.ts'
import type { Req } from '../Req.ts'

const HOUR = 60 * 60
const MEMBER_SECONDS = 30 * 24 * HOUR
const EMPLOYEE_SECONDS = 12 * HOUR

/**
 * Opens a new session: its row, and the token that the panel accepts as well.
 * One statement, so sign-ins at the same moment do not erase each other as whole-row writes would.
 */
export async function openSession(
  req: Req,
  user: { id: number; email: string; isEmployee: boolean },
): Promise<{ token: string; seconds: number }> {
  const sid = randomUUID()
  const seconds = user.isEmployee ? EMPLOYEE_SECONDS : MEMBER_SECONDS
  await req.pool.query(sql`delete from users_sessions where _parent_id = ${user.id} and expires_at < ${req.now}`)
  await req.pool.query(sql`
    insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
    values ((select coalesce(max(_order), 0) + 1 from users_sessions where _parent_id = ${user.id}),
      ${user.id}, ${sid}, ${req.now}, ${new Date(req.now.getTime() + seconds * 1000)})`)
  const fieldsToSign = { id: user.id, collection: 'users', email: user.email, sid }
  // Payload signs by the machine's clock; what counts here is the site's.
  const ahead = Math.round((req.now.getTime() - Date.now()) / 1000)
  const { token } = await jwtSign({ fieldsToSign, secret: req.payload.secret, tokenExpiration: seconds + ahead })
  return { token, seconds }
}

export async function closeSession(req: Req, sessionId: string): Promise<void> {
  await req.pool.query(sql`delete from users_sessions where id = ${sessionId}`)
}
