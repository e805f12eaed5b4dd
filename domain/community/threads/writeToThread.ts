import { inTransaction } from '#database/inTransaction.ts'
import type { Req } from '#domain/platform/Req.ts'
import { addThreadMessage, lockThread, moveThread } from './lockThread.ts'
import { queueForStaff } from './queueThreadMails.ts'
import { refuseTooMany } from './refuseTooMany.ts'

/**
 * On the site, by the person who wrote to us.
 *
 * @param threadId already proven to be theirs.
 * @throws AppError `too_many_requests`.
 */
export async function writeToThread(req: Req, threadId: number, text: string): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const thread = await lockThread(tx, threadId)
    const id = await addThreadMessage(tx, threadId, { kind: 'theirs', text, authorId: req.user?.id ?? null }, req.now)
    await refuseTooMany(tx, threadId, req.now)
    await moveThread(tx, thread, 'theirs', req.now)
    await queueForStaff(tx, req, { thread, messageId: id, text })
  })
}
