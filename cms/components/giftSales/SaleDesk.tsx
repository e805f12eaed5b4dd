import { Link } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import { idOf } from '#contracts/shared/idOf.ts'
import { formatCents } from '#contracts/shared/money.ts'
import { may } from '#contracts/platform/roles.ts'
import { refundGiftSale } from '#contracts/routes/membership/giftSales.ts'
import { refundableCents } from '#domain/membership/giftSales/refundableCents.ts'
import type { GiftCardSale } from '../../../payload-types.ts'
import { RefundSale } from './RefundSale.tsx'

/** What is left on the card, and the button that refunds it. */
export async function SaleDesk({ data, payload, user }: UIFieldServerProps) {
  const {
    id,
    amountCents,
    takenCents,
    giftCard: related,
    giftMembership,
    months,
    disputeOutcome,
  } = data as GiftCardSale
  if (giftMembership) {
    return (
      <p>
        A{' '}
        <Link href={`/cms/collections/gift-memberships/${idOf(giftMembership)}`}>
          gift membership of {months} months
        </Link>
        . Refund it or send it again there.
      </p>
    )
  }
  if (!related) return <p>Nothing was issued, because the payment wasn’t completed.</p>
  const giftCardId = typeof related === 'number' ? related : related.id
  const card = await payload.findByID({
    collection: 'gift-cards',
    id: giftCardId,
    depth: 0,
    user,
    overrideAccess: false,
  })
  const balanceCents = card.balance ?? 0
  const cents = refundableCents({ amountCents, takenCents, balanceCents })
  const isDisputed = disputeOutcome === 'open' || disputeOutcome === 'inquiry'
  return (
    <section className="order-desk" aria-label="The gift card">
      <p>
        <Link href={`/cms/collections/gift-cards/${giftCardId}`}>
          Gift card{card.lastFour && ` ··${card.lastFour}`}
        </Link>{' '}
        of {formatCents(amountCents)}, {formatCents(balanceCents)} left.{' '}
        {card.sentAt ? `Emailed on ${day.format(new Date(card.sentAt))}.` : 'Not emailed yet.'}
      </p>
      {isDisputed && (
        <p className="order-desk__problem">
          The buyer’s bank is checking the payment. The balance is on hold until the bank decides.
        </p>
      )}
      {cents > 0 && !isDisputed && may(user, refundGiftSale.access) && (
        <RefundSale id={id} amount={formatCents(cents)} />
      )}
    </section>
  )
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
