import { inTransaction } from '#database/inTransaction.ts'
import { personKey } from '#domain/platform/personOf.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import type { Req } from '#domain/platform/Req.ts'
import { newsKey } from './newsKey.ts'

/** Answers the same for every address. One email a day and mailbox, because anyone can type any address. */
export async function requestNews(req: Req, typed: string): Promise<void> {
  const email = typed.toLowerCase()
  const key = `news-confirm:${personKey(email)}:${req.now.toISOString().slice(0, 10)}`
  const data = { firstName: '', key: newsKey(req.payload, email, req.now) }
  await inTransaction(req.pool, (tx) =>
    queueMail(tx, { kind: 'news-confirm', key, to: email, data, ...(req.language && { language: req.language }) }),
  )
}
