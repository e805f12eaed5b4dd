import { CURRENCY } from '#contracts/shared/constants.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import type { IdempotencyKey } from './IdempotencyKey.ts'
import { type CardPayment, taxHook, toCardPayment } from './paymentIntents.ts'
import { readAllPages } from './readAllPages.ts'

type NewGiftCardPayment = {
  reference: string
  description: string
  amountCents: Cents
  email: string
  idempotencyKey: IdempotencyKey
  /** Of a membership with tax. */
  taxCalculationId: string | null
}

/** Names neither the recipient nor the message: the card provider needs neither. */
export async function createGiftCardPayment(sale: NewGiftCardPayment): Promise<CardPayment> {
  const intent = await callStripe('creating a payment', 'payment_intent', () =>
    stripe().paymentIntents.create(
      {
        amount: sale.amountCents,
        currency: CURRENCY,
        allowed_payment_method_types: ['card'],
        receipt_email: sale.email,
        description: sale.description,
        metadata: { giftCardReference: sale.reference },
        ...taxHook(sale.taxCalculationId),
      },
      { idempotencyKey: sale.idempotencyKey },
    ),
  )
  return toCardPayment(intent)
}

/** Newest first. @throws CardProviderError */
export async function listGiftCardPayments(since: Date): Promise<CardPayment[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const intents = await readAllPages((page) =>
    callStripe('reading recent payments', 'list', () => stripe().paymentIntents.list({ created, limit: 100, ...page })),
  )
  return intents.map(toCardPayment).filter(({ giftCardReference }) => giftCardReference !== null)
}
