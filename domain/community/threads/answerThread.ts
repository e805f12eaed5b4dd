import { inTransaction } from '#database/inTransaction.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { addThreadMessage, lockThread, moveThread } from './lockThread.ts'
import { queueAnswer } from './queueThreadMails.ts'
import { recordThreadAudit } from './recordThreadAudit.ts'

type Answer = { message: string; lastSeen: number }

/** Refuses a second press, and two employees who answer at once. @throws AppError `thread_not_found`, `thread_changed`. */
export async function answerThread(req: SignedInReq, threadId: number, { message, lastSeen }: Answer): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const thread = await lockThread(tx, threadId)
    if ((thread.newestId ?? 0) !== lastSeen) throw new AppError('thread_changed.newer')
    const added = { kind: 'ours', text: message, authorId: req.user.id } as const
    const id = await addThreadMessage(tx, threadId, added, req.now)
    await moveThread(tx, thread, 'ours', req.now)
    await queueAnswer(tx, req, { thread, messageId: id, text: message })
    await recordThreadAudit(tx, req, thread, 'Answered')
  })
}

/** @throws AppError `thread_not_found`. */
export async function noteThread(req: SignedInReq, threadId: number, text: string): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const thread = await lockThread(tx, threadId)
    await addThreadMessage(tx, threadId, { kind: 'note', text, authorId: req.user.id }, req.now)
    await recordThreadAudit(tx, req, thread, 'Added a note')
  })
}

/** @throws AppError `thread_not_found`, `thread_changed`. */
export const closeThread = (req: SignedInReq, threadId: number): Promise<void> => move(req, threadId, 'close', 'Closed')

/** @throws AppError `thread_not_found`, `thread_changed`. */
export const reopenThread = (req: SignedInReq, threadId: number): Promise<void> =>
  move(req, threadId, 'reopen', 'Opened again')

async function move(req: SignedInReq, threadId: number, event: 'close' | 'reopen', what: string): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const thread = await lockThread(tx, threadId)
    await moveThread(tx, thread, event, req.now)
    await recordThreadAudit(tx, req, thread, what)
  })
}
