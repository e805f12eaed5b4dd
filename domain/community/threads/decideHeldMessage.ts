import type { HeldDecision } from '#contracts/community/threads.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { returnsRow, statement } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { lockThread } from './lockThread.ts'
import { recordThreadAudit } from './recordThreadAudit.ts'

type Held = { threadId: number; messageId: number; decision: HeldDecision }

/** @throws AppError `thread_not_found`, `thread_changed` when it was decided already. */
export async function decideHeldMessage(req: SignedInReq, { threadId, messageId, decision }: Held): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const thread = await lockThread(tx, threadId)
    const isDecided = await returnsRow(
      tx,
      decision === 'accept'
        ? statement`
            update thread_messages set is_held = false where id = ${messageId} and thread_id = ${threadId} and is_held returning 1`
        : statement`delete from thread_messages where id = ${messageId} and thread_id = ${threadId} and is_held returning 1`,
    )
    if (!isDecided) throw new AppError('thread_changed')
    await recordThreadAudit(tx, req, thread, decision === 'accept' ? 'Accepted a message' : 'Removed a message')
  })
}
