import { CURRENCY } from '#contracts/shared/constants.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { retryOnDeadlock } from '#database/retryOnDeadlock.ts'
import { type Database, row, sql } from '#database/sql.ts'
import type { CardPayment } from '#providers/stripe/paymentIntents.ts'
import { type InboxEvent, isNewEvent } from '#domain/platform/cardPlumbing/inbox.ts'
import { raiseAlert } from '#domain/platform/alerts/raiseAlert.ts'
import { createGiftMembership } from '../giftMemberships/createGiftMembership.ts'
import { issueGiftCard } from '#domain/shop/giftCards/issueGiftCard.ts'
import { sendIfDue } from '#domain/shop/giftCards/sendGiftCards.ts'
import type { Req } from '#domain/platform/Req.ts'
import { siteDay } from '#contracts/membership/sendDay.ts'
import { isDemoMode } from '#providers/stripe/mode.ts'
import { readGiftTrader } from '../giftWithdrawals/readGiftNotice.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'

type Sale = {
  id: number
  reference: string
  payment: 'pending' | 'paid' | 'failed'
  amountCents: Cents
  /** Of a membership; null for a gift card. */
  months: number | null
}

/** Repeated or late calls change nothing: one purchase has one gift. @param event stored in the same transaction as its effect. */
export async function settleGiftSale(req: Req, payment: CardPayment, event?: InboxEvent): Promise<void> {
  const settle = async (tx: Database) => {
    if (!event || (await isNewEvent(tx, event))) await settleIn(tx, req, payment)
  }
  await retryOnDeadlock(() => inTransaction(req.pool, settle))
}

async function settleIn(tx: Database, req: Req, payment: CardPayment): Promise<void> {
  const sale = await row(
    tx,
    sql<Sale>`
      select id, reference, payment, amount_cents as "amountCents", months from gift_card_sales
      where reference = ${payment.giftCardReference} and coalesce(payment_intent_id, ${payment.id}) = ${payment.id} for update`,
  )
  if (!sale) return alertUnknownSale(tx, payment)
  if (payment.status === 'canceled') {
    await tx.query(
      sql`update gift_card_sales set payment = 'failed', updated_at = now() where id = ${sale.id} and payment = 'pending'`,
    )
  }
  if (payment.status !== 'succeeded' || sale.payment === 'paid') return
  if (payment.amountCents !== sale.amountCents || payment.currency !== CURRENCY)
    return alertWrongAmount(tx, sale, payment)
  await tx.query(sql`
    update gift_card_sales set payment = 'paid', paid_at = ${req.now}, payment_intent_id = coalesce(payment_intent_id, ${payment.id}), updated_at = now()
    where id = ${sale.id}`)
  await queueSaleReceipt(tx, sale.id)
  await (sale.months === null ? createCard(tx, sale, req.now) : createGiftMembership(tx, sale.id, req.now))
}

async function createCard(tx: Database, { id, amountCents }: Sale, now: Date): Promise<void> {
  const card = await row(
    tx,
    sql<{ id: number }>`
      insert into gift_cards (amount_cents, recipient_name, recipient_email, sender_name, message, send_at, created_at, updated_at)
      select amount_cents, recipient_name, recipient_email, sender_name, message, send_at, ${now}::timestamptz, ${now}::timestamptz
      from gift_card_sales where id = ${id} returning id`,
  )
  if (!card) throw new Error(`Purchase ${id} has no gift card`)
  await tx.query(sql`update gift_card_sales set gift_card_id = ${card.id} where id = ${id}`)
  await issueGiftCard(tx, card.id, amountCents, 'Bought')
  await sendIfDue(tx, card.id, now)
}

/** The purchase was lost with a database, or another payment of it succeeded first. */
async function alertUnknownSale(tx: Database, payment: CardPayment): Promise<void> {
  if (payment.status !== 'succeeded') return
  const { id, amountCents: amount, giftCardReference } = payment
  const alert = { kind: 'gift-payment-unknown', amount, reference: giftCardReference ?? '', payment: id } as const
  await raiseAlert(tx, { about: 'shop', key: `unknown-payment:${id}`, alert })
}

async function alertWrongAmount(tx: Database, sale: Sale, payment: CardPayment): Promise<void> {
  // It never becomes paid, so nothing asks about it again.
  await tx.query(
    sql`update gift_card_sales set payment = 'failed', payment_intent_id = ${payment.id}, updated_at = now() where id = ${sale.id}`,
  )
  const charged = { paid: payment.amountCents, currency: payment.currency.toUpperCase() }
  const alert = { kind: 'gift-amount-wrong', ...charged, reference: sale.reference, price: sale.amountCents } as const
  await raiseAlert(tx, { about: 'shop', key: `gift-card-amount:${payment.id}`, alert })
}

type Bought = {
  reference: string
  amountCents: Cents
  taxCents: Cents
  to: string
  recipientName: string
  recipientEmail: string
  sendAt: Date
  months: number | null
  offersWithdrawal: boolean
}

/** Without the code: it belongs to the recipient. */
async function queueSaleReceipt(tx: Database, saleId: number): Promise<void> {
  const sale = await row(
    tx,
    sql<Bought>`
      select reference, amount_cents as "amountCents", tax_cents as "taxCents", buyer_email as to, recipient_name as "recipientName",
        recipient_email as "recipientEmail", send_at as "sendAt", months, offers_withdrawal as "offersWithdrawal"
      from gift_card_sales where id = ${saleId}`,
  )
  if (!sale) return
  const { reference, amountCents, taxCents, to, recipientName, recipientEmail, sendAt, months } = sale
  const trader = sale.offersWithdrawal ? await readGiftTrader(tx) : null
  await queueMail(tx, {
    kind: 'gift-card-bought',
    key: `gift-card-bought:${saleId}`,
    to,
    data: {
      firstName: '',
      reference,
      amountCents,
      ...(taxCents > 0 && { taxCents }),
      recipientName,
      recipientEmail,
      sendOn: siteDay(sendAt),
      months,
      isDemo: isDemoMode(),
      ...(trader && { withdrawal: trader }),
    },
  })
}
