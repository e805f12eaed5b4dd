import { returnsRow, statement } from '#database/sql.ts'
import { startGiftCardSale } from '#domain/membership/giftSales/startGiftCardSale.ts'
import { applyPaymentIntent } from '#domain/shop/payments/applyPaymentIntent.ts'
import type { Req } from '#domain/platform/Req.ts'
import { env } from '#env'
import { callCards } from './callCards.ts'
import type { People } from './people.ts'

const KEY = '7d0f1c52-9a64-4f0e-8a3b-52f6c1d8e9a4'

/** Bought by the subscriber for the member, and sent at once. */
export async function seedGiftCard(req: Req, { subscriber, member }: People, message: string): Promise<void> {
  const known = await returnsRow(
    req.pool,
    statement`select 1 from gift_card_sales where user_id = ${subscriber.id} and payment = 'paid'`,
  )
  if (known) return
  const { clientSecret } = await startGiftCardSale(
    { ...req, user: subscriber },
    {
      key: KEY,
      amount: '50.00',
      recipientName: 'June',
      recipientEmail: member.email,
      senderName: subscriber.firstName,
      buyerEmail: undefined,
      message,
      sendOn: undefined,
    },
  )
  const [intent = ''] = clientSecret.split('_secret_')
  await callCards(`payment_intents/${intent}/confirm`, { payment_method: 'pm_card_visa', return_url: env().SITE_URL })
  await applyPaymentIntent(req, intent)
}
