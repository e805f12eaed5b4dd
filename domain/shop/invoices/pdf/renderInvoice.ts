import { buffer } from 'node:stream/consumers'
import { msg } from '#contracts/shared/msg.ts'
import type { InvoiceData } from '../invoiceData.ts'
import type { Invoice } from '../readInvoice.ts'
import { drawFactRows } from './drawFactRows.ts'
import { drawHead } from './drawHead.ts'
import { drawItems } from './drawItems.ts'
import { pdfWords } from './pdfWords.ts'
import { MUTED, Sheet } from './Sheet.ts'

const TITLES = { invoice: msg('Invoice {number}'), credit_note: msg('Credit note {number}') }

/** A tagged PDF of nothing but what was stored with the number. */
export async function renderInvoice(invoice: Invoice): Promise<Buffer> {
  const { number, kind, data } = invoice
  const words = pdfWords(data.language)
  const title = words.t(TITLES[kind], { number })
  const sheet = new Sheet(title, data.seller.name, words)
  const { pdf } = sheet
  const whole = buffer(pdf)
  const page = pdf.struct('Document')
  pdf.addStructure(page)
  drawHead(sheet, page, { title, seller: data.seller })
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
  const { t, dayOf } = sheet.words
  const facts = [
    [t('Issued'), dayOf(issuedAt)],
    ...(corrects
      ? [[t('Corrects'), t('{number} of {day}', { number: corrects.number, day: dayOf(corrects.issuedAt) })]]
      : []),
    [t('Order'), data.reference],
    [t('Ordered'), dayOf(data.orderedAt)],
    ...(paidAt ? [[t('Paid'), dayOf(paidAt)]] : []),
  ]
  drawFactRows(sheet, page, facts)
}

/** Two columns; each is read as a whole. */
function drawParties(sheet: Sheet, page: PDFKit.PDFStructureElement, { buyer, deliverTo }: InvoiceData): void {
  const { t } = sheet.words
  const width = sheet.width / 2 - 16
  const top = sheet.y
  let lowest = top
  for (const [index, [title, lines]] of (
    [
      [t('Billed to'), buyer],
      [t('Delivered to'), deliverTo],
    ] as const
  ).entries()) {
    sheet.y = top
    const x = sheet.left + index * (sheet.width / 2)
    sheet.row(page, 'H2', [{ text: title, x, width, font: 'bold', size: 11 }])
    sheet.y += 4
    for (const text of lines.length > 0 ? lines : [t('Removed at the buyer’s request')])
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
  const { t, money } = sheet.words
  sheet.y += 20
  const notes = [
    corrects
      ? t('We refunded {amount} to what you paid with.', { amount: money(totalCents) })
      : t('Paid in full. Nothing is due.'),
    seller.note,
    isDemo ? t('This is a demo order. No card was charged and no package will be sent.') : '',
  ]
  for (const text of notes.filter((note) => note !== '')) {
    const cells = [{ text, x: sheet.left, width: sheet.width, color: MUTED }]
    sheet.need(sheet.heightOf(cells))
    sheet.row(page, 'P', cells)
    sheet.y += 6
  }
}
