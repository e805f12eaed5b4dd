import { buffer } from 'node:stream/consumers'
import { formatCents } from '#contracts/money.ts'
import type { InvoiceData } from '../invoiceData.ts'
import type { Invoice } from '../readInvoice.ts'
import { drawItems } from './drawItems.ts'
import { ACCENT, MUTED, Sheet } from './Sheet.ts'

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
  drawHead(sheet, page, invoice)
  drawFacts(sheet, page, invoice)
  drawParties(sheet, page, data)
  drawItems(sheet, page, data)
  drawEnd(sheet, page, data)
  page.end()
  pdf.end()
  return whole
}

function drawHead(sheet: Sheet, page: PDFKit.PDFStructureElement, { number, kind, data }: Invoice): void {
  const half = sheet.width / 2
  const { seller } = data
  sheet.row(page, 'H1', [
    { text: `${TITLES[kind]} ${number}`, x: sheet.left, width: sheet.width, font: 'bold', size: 22 },
  ])
  sheet.y += 10
  sheet.rule(ACCENT, 2)
  sheet.y += 14
  sheet.row(page, 'P', [{ text: seller.name, x: sheet.left, width: half, font: 'bold', size: 11 }])
  for (const text of [...seller.address, ...(seller.taxId ? [`Tax number ${seller.taxId}`] : [])])
    sheet.row(page, 'P', [{ text, x: sheet.left, width: half, color: MUTED }])
  sheet.y += 18
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
  for (const [label = '', text = ''] of facts) {
    const style = { size: 10 }
    sheet.row(page, 'P', [
      { text: label, x: sheet.left, width: 90, color: MUTED, ...style },
      { text, x: sheet.left + 96, width: sheet.width - 96, ...style },
    ])
    sheet.y += 2
  }
  sheet.y += 18
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
