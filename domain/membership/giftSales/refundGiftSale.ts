import { formatCents } from '#contracts/shared/money.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { giftName } from './giftName.ts'
import { lockSale } from './lockSale.ts'
import { refundableCents } from './refundableCents.ts'
import { takeForRefund } from './takeForRefund.ts'

/**
 * Refunds what is left on the card, or a membership that wasn't redeemed. It leaves the balance at once, so that it can't
 * be spent or redeemed meanwhile.
 * @throws AppError `gift_card_sale_not_found`, `gift_card_not_refundable`.
 */
export async function refundGiftSale(req: SignedInReq, saleId: number): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const sale = await lockSale(tx, saleId)
    if (!sale || (sale.giftCardId ?? sale.giftMembershipId) === null) throw new AppError('gift_card_sale_not_found')
    if (sale.disputeOutcome === 'open' || sale.disputeOutcome === 'inquiry')
      throw new AppError('gift_card_not_refundable.disputed')
    const cents = refundableCents(sale)
    if (cents <= 0)
      throw new AppError(sale.months === null ? 'gift_card_not_refundable' : 'gift_card_not_refundable.redeemed')
    const reason = sale.months === null ? 'gift-card-refunded' : 'gift-membership-refunded'
    await takeForRefund(tx, sale, { cents, reason, requestedBy: req.user.id, now: req.now })
    await recordAudit(tx, req, {
      what: 'Refunded',
      kind: 'gift-card-sales',
      subjectId: saleId,
      subject: capitalized(giftName(sale)),
      details: [{ field: 'Amount', before: null, after: formatCents(cents) }],
      aboutId: sale.userId,
    })
  })
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
