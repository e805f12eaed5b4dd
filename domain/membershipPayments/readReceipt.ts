import { isDemoMode } from '#providers/stripe/mode.ts'
import type { Receipt } from '../invoices/pdf/renderReceipt.ts'
import { readSeller } from '../invoices/readSeller.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { day, planName } from '../subscriptions/membershipMails.ts'
import { readPaymentsOf } from './readPayments.ts'

/** @throws ShopError `membership_payment_not_found`, also for someone else's; `card_provider_unreachable`. */
export async function readReceipt({ pool, user }: SignedInReq, invoiceId: string): Promise<Receipt> {
  const payment = (await readPaymentsOf(pool, user.id)).find((one) => one.invoiceId === invoiceId)
  if (!payment) throw new ShopError('membership_payment_not_found')
  const { number, plan, from, until, paidAt, cents, taxCents, refundedCents } = payment
  const { seller } = await readSeller(pool)
  const period = from && until ? `, ${day.format(from)} to ${day.format(until)}` : ''
  return {
    number,
    what: `${planName(plan)} membership${period}`,
    seller,
    buyer: [`${user.firstName} ${user.lastName}`, user.email],
    isDemo: isDemoMode(),
    paidAt,
    cents,
    taxCents,
    refundedCents,
  }
}
