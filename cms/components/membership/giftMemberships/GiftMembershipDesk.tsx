import { Link } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import { may } from '#contracts/platform/roles.ts'
import { refundGiftSale } from '#contracts/routes/membership/giftSales.ts'
import { endGiftMembership, resendGiftMembership } from '#contracts/routes/membership/giftMemberships.ts'
import type { GiftCardSale, GiftMembership } from '../../../../payload-types.ts'
import { RefundSale } from '../giftSales/RefundSale.tsx'
import { type Formats, formatsIn } from '../../platform/view/formats.ts'
import { EndGift } from './EndGift.tsx'
import { ResendGift } from './ResendGift.tsx'

/** What became of the gift, and what an employee can do about it. */
export async function GiftMembershipDesk({ data, payload, user, i18n }: UIFieldServerProps) {
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
  const words = formatsIn(i18n.language)
  const { t, money, longDay } = words
  const isOpen = !gift.redeemedAt && !gift.voidedAt && !gift.frozenAt
  const cents = sale ? sale.amountCents - (sale.takenCents ?? 0) : 0
  return (
    <section className="order-desk" aria-label={t('The gift membership')}>
      <p>
        {t('{count} months', { count: gift.months })}
        {sale && `, ${priceOf(sale, words)} `}
        {sale && <Link href={`/cms/collections/gift-card-sales/${sale.id}`}>{sale.reference}</Link>}.{' '}
        {stateOf(gift, words)}
      </p>
      {gift.frozenAt && !gift.redeemedAt && (
        <p className="order-desk__problem">
          {t('The buyer’s bank is checking the payment. The code can’t be redeemed until the bank decides.')}
        </p>
      )}
      {isOpen && may(user, resendGiftMembership.access) && (
        <ResendGift id={gift.id} email={gift.recipientEmail} isSent={Boolean(gift.sentAt)} />
      )}
      {isOpen && sale && cents > 0 && may(user, refundGiftSale.access) && (
        <RefundSale id={sale.id} amount={money(cents)} gift="membership" />
      )}
      {gift.redeemedAt && gift.endsAt && new Date(gift.endsAt) > new Date() && may(user, endGiftMembership.access) && (
        <EndGift id={gift.id} until={longDay(gift.endsAt)} />
      )}
    </section>
  )
}

function stateOf(gift: GiftMembership, { t, longDay }: Formats): string {
  const { redeemedAt, beginsAt, endsAt, endedEarlyAt, voidedAt, sentAt, sendAt } = gift
  if (redeemedAt && endedEarlyAt)
    return t('Redeemed on {day}, and ended by an owner on {ended}.', {
      day: longDay(redeemedAt),
      ended: longDay(endedEarlyAt),
    })
  if (redeemedAt && beginsAt && endsAt)
    return t('Redeemed on {day}. The membership runs from {begins} to {ends} and can’t be refunded anymore.', {
      day: longDay(redeemedAt),
      begins: longDay(beginsAt),
      ends: longDay(endsAt),
    })
  if (voidedAt) return t('The buyer has the money back, so the code no longer works.')
  return sentAt
    ? t('Emailed on {day}, not redeemed yet.', { day: longDay(sentAt) })
    : t('It will be emailed on {day}.', { day: longDay(sendAt) })
}

/** Before the reference of the sale. */
function priceOf({ amountCents, taxCents }: GiftCardSale, { t, money }: Formats): string {
  const price = money(amountCents)
  return taxCents
    ? t('bought for {price}, {tax} of it tax, in', { price, tax: money(taxCents) })
    : t('bought for {price} in', { price })
}
