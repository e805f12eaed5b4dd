import { formatCents } from '#contracts/money.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { sql } from '#database/sql.ts'
import { recordAudit } from '../auditLog/recordAudit.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { changeGift } from './changeGift.ts'
import { giftName } from './giftName.ts'
import { lockSale } from './lockSale.ts'
import { addMoneyJob } from './queueGiftCardMoney.ts'
import { refundableCents } from './refundableCents.ts'

/**
 * Refunds what is left on the card, or a membership that wasn't redeemed. It leaves the balance at once, so that it can't
 * be spent or redeemed meanwhile.
 * @throws ShopError `gift_card_sale_not_found`, `gift_card_not_refundable`.
 */
export async function refundGiftCardSale(req: SignedInReq, saleId: number): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const sale = await lockSale(tx, saleId)
    if (!sale || (sale.giftCardId ?? sale.giftMembershipId) === null) throw new ShopError('gift_card_sale_not_found')
    if (sale.disputeOutcome === 'open' || sale.disputeOutcome === 'inquiry') {
      const message = 'The buyer’s bank is checking this payment. You can’t refund it until the bank decides.'
      throw new ShopError('gift_card_not_refundable', { message })
    }
    const cents = refundableCents(sale)
    if (cents <= 0) {
      const message = 'This membership was redeemed or refunded, so it can’t be refunded.'
      throw new ShopError('gift_card_not_refundable', sale.months === null ? {} : { message })
    }
    await tx.query(sql`
      insert into refunds (gift_card_sale_id, amount_cents, reason, requested_by_id)
      values (${saleId}, ${cents}, ${sale.months === null ? 'Gift card refunded' : 'Gift membership refunded'}, ${req.user.id})`)
    await tx.query(
      sql`update gift_card_sales set taken_cents = taken_cents + ${cents}, updated_at = now() where id = ${saleId}`,
    )
    await changeGift(tx, sale, { entryCents: -cents, what: 'Refunded to the buyer', now: req.now })
    await recordAudit(tx, req, {
      what: 'Refunded',
      kind: 'gift-card-sales',
      subjectId: saleId,
      subject: capitalized(giftName(sale)),
      details: [{ field: 'Amount', before: null, after: formatCents(cents) }],
      aboutId: sale.userId,
    })
    await addMoneyJob(tx, saleId)
  })
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
