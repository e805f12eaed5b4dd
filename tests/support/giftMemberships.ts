import type { Browser } from './Browser.ts'
import { buyGift, codeSentTo, giftForm } from './giftSales.ts'
import type { Site } from './site.ts'

export const membershipForm = (more: object = {}) => {
  const { amount: _, ...form } = giftForm()
  return { ...form, months: 3, ...more }
}

/** Bought, emailed and ready to redeem. */
export async function giveMembership(site: Site, more: object = {}) {
  const sale = await buyGift(site, membershipForm(more))
  return { ...sale, code: await codeSentTo(site, sale.form.recipientEmail) }
}

export const redeem = (person: Browser, code: string) => person.post('/api/gift-memberships/redeem', { code })

type GiftRow = { redeemed_at: Date | null; voided_at: Date | null; frozen_at: Date | null; ends_at: Date | null }

export async function giftOf(site: Site, id: number): Promise<GiftRow> {
  const { rows } = await site.pool.query<GiftRow>('select * from gift_memberships where id = $1', [id])
  if (!rows[0]) throw new Error(`There is no gift membership ${id}`)
  return rows[0]
}
