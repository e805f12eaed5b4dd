import { Link } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import { formatCents } from '#contracts/shared/money.ts'
import { may } from '#contracts/platform/roles.ts'
import { refundGiftSale } from '#contracts/routes/membership/giftSales.ts'
import { endGiftMembership, resendGiftMembership } from '#contracts/routes/membership/giftMemberships.ts'
import type { GiftCardSale, GiftMembership } from '../../../payload-types.ts'
import { RefundSale } from '../giftSales/RefundSale.tsx'
import { EndGift } from './EndGift.tsx'
import { ResendGift } from './ResendGift.tsx'

/** What became of the gift, and what an employee can do about it. */
export async function GiftMembershipDesk({ data, payload, user }: UIFieldServerProps) {
  const gift = data as GiftMembership
  const { docs } = await payload.find({
    collection: 'gift-card-sales',
    where: { giftMembership: { equals: gift.id } },
    limit: 1,
    depth: 0,
    user,
    overrideAccess: false,
  })
  const sale = docs[0]
  const isOpen = !gift.redeemedAt && !gift.voidedAt && !gift.frozenAt
  const cents = sale ? sale.amountCents - (sale.takenCents ?? 0) : 0
  return (
    <section className="order-desk" aria-label="The gift membership">
      <p>
        {gift.months} months{sale && `, bought for ${priceOf(sale)} in `}
        {sale && <Link href={`/cms/collections/gift-card-sales/${sale.id}`}>{sale.reference}</Link>}. {stateOf(gift)}
      </p>
      {gift.frozenAt && !gift.redeemedAt && (
        <p className="order-desk__problem">
          The buyer’s bank is checking the payment. The code can’t be redeemed until the bank decides.
        </p>
      )}
      {isOpen && may(user, resendGiftMembership.access) && (
        <ResendGift id={gift.id} email={gift.recipientEmail} isSent={Boolean(gift.sentAt)} />
      )}
      {isOpen && sale && cents > 0 && may(user, refundGiftSale.access) && (
        <RefundSale id={sale.id} amount={formatCents(cents)} gift="membership" />
      )}
      {gift.redeemedAt && gift.endsAt && new Date(gift.endsAt) > new Date() && may(user, endGiftMembership.access) && (
        <EndGift id={gift.id} until={say(gift.endsAt)} />
      )}
    </section>
  )
}

function stateOf({ redeemedAt, beginsAt, endsAt, endedEarlyAt, voidedAt, sentAt, sendAt }: GiftMembership): string {
  if (redeemedAt && endedEarlyAt)
    return `Redeemed on ${say(redeemedAt)}, and ended by an owner on ${say(endedEarlyAt)}.`
  if (redeemedAt && beginsAt && endsAt)
    return `Redeemed on ${say(redeemedAt)}. The membership runs from ${say(beginsAt)} to ${say(endsAt)} and can’t be refunded anymore.`
  if (voidedAt) return 'The buyer has the money back, so the code no longer works.'
  return sentAt ? `Emailed on ${say(sentAt)}, not redeemed yet.` : `It will be emailed on ${say(sendAt)}.`
}

const priceOf = ({ amountCents, taxCents }: GiftCardSale): string =>
  taxCents ? `${formatCents(amountCents)}, ${formatCents(taxCents)} of it tax,` : formatCents(amountCents)

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const say = (date: string): string => day.format(new Date(date))
