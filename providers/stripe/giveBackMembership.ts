import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import { idOf } from './idOf.ts'
import { ignoreRefusal } from './ignoreRefusal.ts'

/**
 * Gives back whatever was paid for a subscription; asking again gives nothing back a second time.
 *
 * @returns how many payments there were.
 */
export async function giveBackMembership(subscriptionId: string): Promise<number> {
  const invoices = await callStripe('reading invoices', 'list', () =>
    stripe().invoices.list({ subscription: subscriptionId, status: 'paid', limit: 100, expand: ['data.payments'] }),
  )
  const paid = invoices.data.filter(({ amount_paid: cents }) => cents > 0)
  const payments = paid.flatMap((invoice) =>
    (invoice.payments?.data ?? []).flatMap(({ payment }) => idOf(payment.payment_intent) ?? []),
  )
  for (const payment of payments) {
    // Refused when it was given back before.
    await callStripe('giving money back', 'refund', () =>
      stripe().refunds.create(
        { payment_intent: payment, reason: 'duplicate' },
        { idempotencyKey: `unwanted:${payment}` },
      ),
    ).catch(ignoreRefusal)
  }
  return payments.length
}
