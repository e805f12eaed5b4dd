import type { ConfirmNews } from '#contracts/outreach/news.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { storePostEmails } from '#domain/people/account/choosePostEmails.ts'
import { accountOfMailbox } from '#domain/people/people/accountOfMailbox.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { endMailStop } from '#domain/platform/mailStops/mailStops.ts'
import type { Req } from '#domain/platform/Req.ts'
import { emailOfNewsKey } from './newsKey.ts'

/** @throws AppError `invalid_token`, `too_many_requests`. */
export async function confirmNews(req: Req, { key, choice }: ConfirmNews): Promise<void> {
  const email = emailOfNewsKey(req.payload, key, req.now)
  if (email === null) throw new AppError('invalid_token')
  await inTransaction(req.pool, async (tx) => {
    const userId = await accountOfMailbox(tx, req, email)
    await endMailStop(tx, email)
    await storePostEmails(tx, userId, { choice }, req.now)
  })
}
