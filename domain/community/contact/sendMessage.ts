import { assertStored } from '#database/assertStored.ts'
import { fullName } from '#contracts/people/fullName.ts'
import { problem } from '#contracts/shared/problem.ts'
import type { ContactInput } from '#contracts/community/contact.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { queueForStaff } from '../threads/queueThreadMails.ts'

/** A signed-in sender's address comes from the session. @throws AppError `invalid_input` from a guest without one. */
export async function sendMessage(req: Req, { name, email, message }: ContactInput): Promise<void> {
  const from = req.user?.email ?? email
  if (!from) throw new AppError('invalid_input', { errors: { email: problem('Please enter a valid email address') } })
  const sender = req.user ? fullName(req.user) : (name ?? '')
  const isMember = req.user?.isSubscriber ?? false
  await inTransaction(req.pool, async (tx) => {
    const stored = await row(
      tx,
      sql<{ id: number }>`
        insert into contact_messages (message, email, name, is_member, user_id, waiting_since, last_message_at, created_at, updated_at)
        values (${message}, ${from}, ${sender}, ${isMember}, ${req.user?.id ?? null}, ${req.now}, ${req.now}, ${req.now}, ${req.now}) returning id`,
    )
    assertStored(stored, 'message')
    const thread = { id: stored.id, email: from, name: sender, isMember }
    await queueForStaff(tx, req, { thread, messageId: null, text: message })
  })
}
