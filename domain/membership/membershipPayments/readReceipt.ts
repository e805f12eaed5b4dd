import { fullName } from '#contracts/people/fullName.ts'
import type { Language } from '#contracts/shared/languages.ts'
import { row, sql } from '#database/sql.ts'
import { isDemoMode } from '#providers/stripe/mode.ts'
import type { Receipt } from '#domain/shop/invoices/pdf/renderReceipt.ts'
import { readSeller } from '#domain/shop/invoices/readSeller.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { readPaymentsOf } from './readPayments.ts'

/** @throws AppError `membership_payment_not_found`, also for someone else's; `card_provider_unreachable`. */
export async function readReceipt({ pool, user }: SignedInReq, invoiceId: string): Promise<Receipt> {
  const payment = (await readPaymentsOf(pool, user.id)).find((one) => one.invoiceId === invoiceId)
  if (!payment) throw new AppError('membership_payment_not_found')
  const { number, plan, from, until, paidAt, cents, taxCents, refundedCents } = payment
  const { seller } = await readSeller(pool)
  const account = await row(pool, sql<{ language: Language }>`select language from users where id = ${user.id}`)
  return {
    number,
    language: account?.language ?? 'en',
    plan,
    from,
    until,
    seller,
    buyer: [...new Set([fullName(user), user.email])],
    isDemo: isDemoMode(),
    paidAt,
    cents,
    taxCents,
    refundedCents,
  }
}
