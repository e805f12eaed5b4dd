import { Link } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import { idOf } from '#contracts/shared/idOf.ts'
import { may } from '#contracts/platform/roles.ts'
import { refundGiftSale } from '#contracts/routes/membership/giftSales.ts'
import { refundableCents } from '#domain/membership/giftSales/refundableCents.ts'
import type { GiftCardSale } from '../../../../payload-types.ts'
import { formatsIn } from '../../platform/view/formats.ts'
import { RefundSale } from './RefundSale.tsx'

/** What is left on the card, and the button that refunds it. */
export async function SaleDesk({ data, payload, user, i18n }: UIFieldServerProps) {
  const {
    id,
    amountCents,
    takenCents,
    giftCard: related,
    giftMembership,
    months,
    disputeOutcome,
  } = data as GiftCardSale
  const { t, money, longDay } = formatsIn(i18n.language)
  if (giftMembership) {
    return (
      <p>
        <Link href={`/cms/collections/gift-memberships/${idOf(giftMembership)}`}>
          {t('Gift membership of {count} months', { count: months ?? 0 })}
        </Link>
        . {t('Refund it or send it again there.')}
      </p>
    )
  }
  if (!related) return <p>{t('Nothing was issued, because the payment wasn’t completed.')}</p>
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
    <section className="order-desk" aria-label={t('The gift card')}>
      <p>
        <Link href={`/cms/collections/gift-cards/${giftCardId}`}>
          {t('Gift card')}
          {card.lastFour && ` ··${card.lastFour}`}
        </Link>{' '}
        {t('of {amount}, {rest} left.', { amount: money(amountCents), rest: money(balanceCents) })}{' '}
        {card.sentAt ? t('Emailed on {day}.', { day: longDay(card.sentAt) }) : t('Not emailed yet.')}
      </p>
      {isDisputed && (
        <p className="order-desk__problem">
          {t('The buyer’s bank is checking the payment. The balance is on hold until the bank decides.')}
        </p>
      )}
      {cents > 0 && !isDisputed && may(user, refundGiftSale.access) && <RefundSale id={id} amount={money(cents)} />}
    </section>
  )
}
