import type { Cents } from '#contracts/shared/money.ts'
import { siteDay } from '#contracts/membership/sendDay.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { isDemoMode } from '#providers/stripe/mode.ts'
import { readGiftTrader } from '../giftWithdrawals/readGiftNotice.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'

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
