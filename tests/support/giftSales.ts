import { randomUUID } from 'node:crypto'
import type { Browser } from './Browser.ts'
import { mailsTo } from './mails.ts'
import { confirmCard, eventually } from './people.ts'
import type { Site } from './site.ts'

let recipients = 0

export const giftForm = (more: object = {}) => ({
  key: randomUUID(),
  amount: '50.00',
  recipientName: 'Grace',
  recipientEmail: `grace${++recipients}@example.test`,
  senderName: 'Aunt June',
  buyerEmail: 'june@example.test',
  message: 'For the next hunt.',
  ...more,
})
export type GiftForm = ReturnType<typeof giftForm> & { sendOn?: string }

export type SaleRow = {
  id: number
  reference: string
  payment: string
  amount_cents: string
  refunded_cents: string
  gift_card_id: number | null
  gift_membership_id: number | null
  payment_intent_id: string
  dispute_outcome: string | null
  send_at: Date
}

export const startSale = (buyer: Browser, form: object) =>
  buyer.post('months' in form ? '/api/gift-memberships' : '/api/gift-cards', form)

export async function saleOf(site: Site, reference: string): Promise<SaleRow> {
  const { rows } = await site.pool.query<SaleRow>('select * from gift_card_sales where reference = $1', [reference])
  if (!rows[0]) throw new Error(`There is no purchase ${reference}`)
  return rows[0]
}

export type BoughtCard = SaleRow & { form: GiftForm; cardId: number }

type Payer = { buyer?: Browser; card?: string | undefined }

export async function buyGiftCard(
  site: Site,
  more: object = {},
  { buyer = site.visitor(), card }: Payer = {},
): Promise<BoughtCard> {
  return buyGift(site, giftForm(more), { buyer, card })
}

/** A card, or a membership. */
export async function buyGift<Form extends object>(
  site: Site,
  form: Form,
  { buyer = site.visitor(), card }: Payer = {},
): Promise<SaleRow & { form: Form; cardId: number; giftId: number }> {
  const answer = await startSale(buyer, form)
  if (answer.status !== 200) throw new Error(`Buying answered ${answer.status}: ${answer.text}`)
  const { clientSecret, reference } = answer.json as { clientSecret: string; reference: string }
  await confirmCard(site, clientSecret, card)
  await eventually(async () => (await saleOf(site, reference)).payment === 'paid')
  const sale = await saleOf(site, reference)
  return { ...sale, form, cardId: sale.gift_card_id ?? 0, giftId: sale.gift_membership_id ?? 0 }
}

/** Waits for the email to the recipient. */
export async function codeSentTo(site: Site, email: string, count = 1): Promise<string> {
  await eventually(async () => (await mailsTo(site, email)).length >= count)
  return /(GIFT|HUNT)(-[2-9A-Z]{4}){4}/.exec((await mailsTo(site, email)).at(-1) ?? '')?.[0] ?? ''
}
