import { buffer } from 'node:stream/consumers'
import { formatCents } from '#contracts/money.ts'
import type { InvoiceData } from '../invoiceData.ts'
import type { Invoice } from '../readInvoice.ts'
import { drawFactRows } from './drawFactRows.ts'
import { drawHead } from './drawHead.ts'
import { drawItems } from './drawItems.ts'
import { MUTED, Sheet } from './Sheet.ts'

const TITLES = { invoice: 'Invoice', credit_note: 'Credit note' }
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const dayOf = (at: string | Date) => day.format(new Date(at))

/** A tagged PDF of nothing but what was stored with the number. */
export async function renderInvoice(invoice: Invoice): Promise<Buffer> {
  const { number, kind, data } = invoice
  const sheet = new Sheet(`${TITLES[kind]} ${number}`, data.seller.name)
  const { pdf } = sheet
  const whole = buffer(pdf)
  const page = pdf.struct('Document')
  pdf.addStructure(page)
  drawHead(sheet, page, { title: `${TITLES[kind]} ${number}`, seller: data.seller })
  drawFacts(sheet, page, invoice)
  drawParties(sheet, page, data)
  drawItems(sheet, page, data)
  drawEnd(sheet, page, data)
  page.end()
  pdf.end()
  return whole
}

function drawFacts(sheet: Sheet, page: PDFKit.PDFStructureElement, { issuedAt, data }: Invoice): void {
  const { corrects, paidAt } = data
  const facts = [
    ['Issued', dayOf(issuedAt)],
    ...(corrects ? [['Corrects', `${corrects.number} of ${dayOf(corrects.issuedAt)}`]] : []),
    ['Order', data.reference],
    ['Ordered', dayOf(data.orderedAt)],
    ...(paidAt ? [['Paid', dayOf(paidAt)]] : []),
  ]
  drawFactRows(sheet, page, facts)
}

/** Two columns; each is read as a whole. */
function drawParties(sheet: Sheet, page: PDFKit.PDFStructureElement, { buyer, deliverTo }: InvoiceData): void {
  const width = sheet.width / 2 - 16
  const top = sheet.y
  let lowest = top
  for (const [index, [title, lines]] of (
    [
      ['Billed to', buyer],
      ['Delivered to', deliverTo],
    ] as const
  ).entries()) {
    sheet.y = top
    const x = sheet.left + index * (sheet.width / 2)
    sheet.row(page, 'H2', [{ text: title, x, width, font: 'bold', size: 11 }])
    sheet.y += 4
    for (const text of lines.length > 0 ? lines : ['Removed at the buyer’s request'])
      sheet.row(page, 'P', [{ text, x, width }])
    lowest = Math.max(lowest, sheet.y)
  }
  sheet.y = lowest + 24
}

function drawEnd(
  sheet: Sheet,
  page: PDFKit.PDFStructureElement,
  { seller, isDemo, corrects, totalCents }: InvoiceData,
): void {
  sheet.y += 20
  const notes = [
    corrects ? `We refunded ${formatCents(totalCents)} to what you paid with.` : 'Paid in full. Nothing is due.',
    seller.note,
    isDemo ? 'This is a demo order. No card was charged and no package will be sent.' : '',
  ]
  for (const text of notes.filter((note) => note !== '')) {
    const cells = [{ text, x: sheet.left, width: sheet.width, color: MUTED }]
    sheet.need(sheet.heightOf(cells))
    sheet.row(page, 'P', cells)
    sheet.y += 6
  }
}
