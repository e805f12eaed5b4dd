import { buffer } from 'node:stream/consumers'
import type { Plan } from '#contracts/people/people.ts'
import { msg } from '#contracts/shared/msg.ts'
import type { InvoiceData } from '../invoiceData.ts'
import { drawFactRows } from './drawFactRows.ts'
import { drawItems } from './drawItems.ts'
import { drawHead } from './drawHead.ts'
import { type PdfWords, pdfWords } from './pdfWords.ts'
import { MUTED, Sheet } from './Sheet.ts'

export type Receipt = Pick<InvoiceData, 'language' | 'seller' | 'buyer' | 'isDemo'> & {
  number: string
  plan: Plan
  from: Date | null
  until: Date | null
  paidAt: Date
  cents: number
  taxCents: number
  refundedCents: number
}

/** What a member paid for one period, as a tagged PDF. */
export async function renderReceipt(receipt: Receipt): Promise<Buffer> {
  const { number, seller, buyer, paidAt, cents, taxCents, refundedCents, isDemo } = receipt
  const words = pdfWords(receipt.language)
  const { t, money, dayOf } = words
  const title = t('Receipt {number}', { number })
  const sheet = new Sheet(title, seller.name, words)
  const { pdf } = sheet
  const whole = buffer(pdf)
  const page = pdf.struct('Document')
  pdf.addStructure(page)
  drawHead(sheet, page, { title, seller })
  drawFactRows(sheet, page, [
    [t('Paid'), dayOf(paidAt)],
    [t('Paid by'), buyer.join(', ')],
  ])
  const netCents = cents - taxCents
  drawItems(sheet, page, {
    items: [{ text: whatOf(receipt, words), quantity: 1, unitCents: netCents, totalCents: netCents }],
    rest: taxCents > 0 ? [{ label: msg('Tax'), cents: taxCents }] : [],
    totalCents: cents,
    giftCents: 0,
    currency: 'usd',
    corrects: null,
  })
  sheet.y += 20
  const notes = [
    refundedCents > 0
      ? t('We refunded {amount} of it to the card you paid with.', { amount: money(refundedCents) })
      : t('Paid in full. Nothing is due.'),
    seller.note,
    isDemo ? t('This is a demo. No card was charged.') : '',
  ]
  for (const text of notes.filter((note) => note !== '')) {
    const cells = [{ text, x: sheet.left, width: sheet.width, color: MUTED }]
    sheet.need(sheet.heightOf(cells))
    sheet.row(page, 'P', cells)
    sheet.y += 6
  }
  page.end()
  pdf.end()
  return whole
}

function whatOf({ plan, from, until }: Receipt, { t, dayOf }: PdfWords): string {
  const membership = plan === 'annual' ? t('Annual membership') : t('Monthly membership')
  return from && until
    ? t('{membership}, {from} to {until}', { membership, from: dayOf(from), until: dayOf(until) })
    : membership
}
