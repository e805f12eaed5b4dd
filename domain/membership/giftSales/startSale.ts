import { DAY_MS } from '#contracts/shared/dayMs.ts'
import type { StartedGift } from '#contracts/membership/giftSales.ts'
import { centsToAmount } from '#contracts/shared/money.ts'
import { returnsRow, statement } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { createGiftCardPayment, listGiftCardPayments } from '#providers/stripe/giftCardPayments.ts'
import { cancelCardPayment, type CardPayment, retrieveCardPayment } from '#providers/stripe/paymentIntents.ts'
import { storeNextKey } from '#domain/platform/cardPlumbing/storeNextKey.ts'
import { withIdempotencyKey } from '#domain/platform/cardPlumbing/withIdempotencyKey.ts'
import type { Req } from '#domain/platform/Req.ts'
import { settleGiftSale } from './settleGiftSale.ts'
import { cardProviderProblem } from '#domain/platform/cardPlumbing/cardProviderProblem.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { readBrand } from '#domain/platform/site/readBrand.ts'
import { findOrCreateSale, type NewSale, type OpenSale } from './findOrCreateSale.ts'
import { giftName } from './giftName.ts'

/**
 * What is bought exists once the payment has succeeded.
 * @throws AppError `gift_card_sale_changed`, `card_provider_unreachable` (nothing was charged).
 */
export async function startSale(req: Req, input: NewSale): Promise<StartedGift> {
  const sale = await findOrCreateSale(req, input)
  const payment = await findOrCreatePayment(req, sale)
  const isStored = await returnsRow(
    req.pool,
    statement`
      update gift_card_sales set payment_intent_id = coalesce(payment_intent_id, ${payment.id})
      where id = ${sale.id} and payment = 'pending' and coalesce(payment_intent_id, ${payment.id}) = ${payment.id} returning id`,
  )
  if (isStored && payment.status === 'payable' && payment.clientSecret)
    return {
      clientSecret: payment.clientSecret,
      reference: sale.reference,
      amount: centsToAmount(sale.amountCents),
      ...(input.tax && { tax: centsToAmount(sale.taxCents) }),
    }
  // It was given up, or paid in another tab, while the card provider answered.
  if (!isStored) await cancelCardPayment(payment.id).catch(() => undefined)
  await settleGiftSale(req, await retrieveCardPayment(payment.id))
  throw new AppError('gift_card_sale_changed')
}

async function findOrCreatePayment(req: Req, sale: OpenSale): Promise<CardPayment> {
  try {
    if (sale.paymentIntentId === null) return await createPayment(req, sale)
    return (
      (await readPayment(req, sale.id, sale.paymentIntentId)) ?? (await createPayment(req, await withNewKey(req, sale)))
    )
  } catch (error) {
    if (error instanceof CardProviderError) throw cardProviderProblem(error)
    throw error
  }
}

/** The old key would answer with the payment that no longer exists. */
const withNewKey = async (req: Req, sale: OpenSale): Promise<OpenSale> => ({
  ...sale,
  idempotencyKey: await storeNextKey(req.pool, { of: 'giftSale', id: sale.id }, sale.idempotencyKey),
})

/** @returns null, and detaches the payment, when the card provider does not have it. */
async function readPayment(req: Req, saleId: number, paymentIntentId: string): Promise<CardPayment | null> {
  try {
    return await retrieveCardPayment(paymentIntentId)
  } catch (error) {
    if (!(error instanceof CardProviderError) || !error.isMissing) throw error
    await req.pool.query(statement`
      update gift_card_sales set payment_intent_id = null
      where id = ${saleId} and payment = 'pending' and payment_intent_id = ${paymentIntentId}`)
    return null
  }
}

const OPEN_DAYS_MS = 2 * DAY_MS

async function createPayment(req: Req, sale: OpenSale): Promise<CardPayment> {
  const { brand } = await readBrand(req.pool)
  const { id, reference, amountCents, months, buyerEmail, taxCalculationId } = sale
  return withIdempotencyKey(req.pool, {
    owner: { of: 'giftSale', id },
    key: sale.idempotencyKey,
    call: (idempotencyKey) =>
      createGiftCardPayment({
        reference,
        amountCents,
        description: `${brand.name} ${giftName({ reference, months })}`,
        email: buyerEmail,
        taxCalculationId,
        idempotencyKey,
      }),
    // Stripe's search lags by about a minute, so list the newest payments instead.
    find: async () => {
      const payments = await listGiftCardPayments(new Date(req.now.getTime() - OPEN_DAYS_MS))
      return (
        payments.find(({ giftCardReference, status }) => giftCardReference === reference && status !== 'canceled') ??
        null
      )
    },
  })
}
