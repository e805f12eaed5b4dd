import { formatCents, type Cents } from '#contracts/money.ts'
import { sayDay, siteDay } from '#contracts/sendDay.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { isDemoMode } from '#providers/stripe/mode.ts'
import { readGiftNotice } from '../membership/giftWithdrawals/readGiftNotice.ts'
import { queueMail } from '../mail/queueMail.ts'

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
export async function queueSaleReceipt(tx: Database, saleId: number): Promise<void> {
  const sale = await row(
    tx,
    sql<Bought>`
      select reference, amount_cents as "amountCents", tax_cents as "taxCents", buyer_email as to, recipient_name as "recipientName",
        recipient_email as "recipientEmail", send_at as "sendAt", months, offers_withdrawal as "offersWithdrawal"
      from gift_card_sales where id = ${saleId}`,
  )
  if (!sale) return
  const { reference, amountCents, taxCents, to, recipientName, recipientEmail, sendAt, months } = sale
  const notice = sale.offersWithdrawal ? await readGiftNotice(tx) : null
  await queueMail(tx, {
    kind: 'gift-card-bought',
    key: `gift-card-bought:${saleId}`,
    to,
    data: {
      firstName: '',
      reference,
      amount: formatCents(amountCents),
      ...(taxCents > 0 && { tax: formatCents(taxCents) }),
      recipientName,
      recipientEmail,
      sendOn: sayDay(siteDay(sendAt)),
      months,
      isDemo: isDemoMode(),
      ...(notice && { withdrawal: { seller: notice.seller, ...notice.giftWithdrawal } }),
    },
  })
}
