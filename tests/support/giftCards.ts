import type { Browser } from './Browser.ts'
import { mailsTo } from './mails.ts'
import { sendFromPanel } from './panel.ts'
import { eventually } from './people.ts'
import type { Site } from './site.ts'
import { runByTheClock } from './time.ts'

let recipients = 0

export type IssuedGiftCard = { id: number; code: string; email: string }

/** Issued in the panel and emailed. */
export async function issueGiftCard(site: Site, employee: Browser, amountCents: number): Promise<IssuedGiftCard> {
  const email = `recipient${++recipients}@example.test`
  const answer = await sendFromPanel(site, employee, 'POST', '/cms/api/gift-cards', {
    amountCents,
    recipientEmail: email,
    senderName: 'Aunt June',
    message: 'For the next hunt.',
    sendAt: new Date(Date.now() - 1000).toISOString(),
  })
  if (answer.status !== 201) throw new Error(`The panel answered ${answer.status}: ${await answer.text()}`)
  const { doc } = (await answer.json()) as { doc: { id: number } }
  await runByTheClock(site, 'sendGiftCards')
  await eventually(async () => (await mailsTo(site, email)).length > 0)
  const code = /GIFT(-[2-9A-Z]{4}){4}/.exec((await mailsTo(site, email)).join(''))?.[0] ?? ''
  return { id: doc.id, code, email }
}

export const applyGiftCard = (buyer: Browser, code: string) => buyer.put('/api/cart/gift-card', { code })

export async function balanceOf(site: Site, giftCardId: number): Promise<number> {
  const { rows } = await site.pool.query<{ cents: number }>(
    'select coalesce(sum(cents), 0)::int as cents from gift_card_entries where gift_card_id = $1',
    [giftCardId],
  )
  return rows[0]?.cents ?? 0
}
