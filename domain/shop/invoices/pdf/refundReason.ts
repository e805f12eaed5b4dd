import { msg } from '#contracts/msg.ts'
import { textMatcher } from '#contracts/textMatcher.ts'
import type { PdfWords } from './pdfWords.ts'

/** As `domain/shop/orders`, `domain/shop/claims` and `domain/shop/withdrawals` say it. */
const match = textMatcher([
  msg('Canceled: {items}'),
  msg('Claim'),
  msg('Made at the card provider'),
  msg('The goods came back after the withdrawal'),
  msg('The goods need not come back after the withdrawal'),
  msg('The order was canceled'),
  msg('The print provider canceled {items}'),
  msg('Withdrawn: {items}'),
])

/** What employees write stays as it is. */
export function refundReason(reason: string, { t }: PdfWords): string {
  const found = match(reason)
  return found ? t(found.text, found.values) : reason
}
