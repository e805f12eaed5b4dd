import { buffer } from 'node:stream/consumers'
import { formatCents } from '#contracts/money.ts'
import type { InvoiceData } from '../invoiceData.ts'
import { drawFactRows } from './drawFactRows.ts'
import { drawItems } from './drawItems.ts'
import { drawHead } from './drawHead.ts'
import { MUTED, Sheet } from './Sheet.ts'

export type Receipt = Pick<InvoiceData, 'seller' | 'buyer' | 'isDemo'> & {
  number: string
  what: string
  paidAt: Date
  cents: number
  taxCents: number
  refundedCents: number
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** What a member paid for one period, as a tagged PDF. */
export async function renderReceipt(receipt: Receipt): Promise<Buffer> {
  const { number, what, seller, buyer, paidAt, cents, taxCents, refundedCents, isDemo } = receipt
  const title = `Receipt ${number}`
  const sheet = new Sheet(title, seller.name)
  const { pdf } = sheet
  const whole = buffer(pdf)
  const page = pdf.struct('Document')
  pdf.addStructure(page)
  drawHead(sheet, page, { title, seller })
  drawFactRows(sheet, page, [
    ['Paid', day.format(paidAt)],
    ['Paid by', buyer.join(', ')],
  ])
  const netCents = cents - taxCents
  drawItems(sheet, page, {
    items: [{ text: what, quantity: 1, unitCents: netCents, totalCents: netCents }],
    rest: taxCents > 0 ? [{ label: 'Tax', cents: taxCents }] : [],
    totalCents: cents,
    currency: 'usd',
    corrects: null,
  })
  sheet.y += 20
  const notes = [
    refundedCents > 0
      ? `We refunded ${formatCents(refundedCents)} of it to the card you paid with.`
      : 'Paid in full. Nothing is due.',
    seller.note,
    isDemo ? 'This is a demo. No card was charged.' : '',
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
