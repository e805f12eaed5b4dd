import { buffer } from 'node:stream/consumers'
import QRCode from 'qrcode'
import { addressLines } from '#contracts/shop/addressLines.ts'
import { nameOf } from '#contracts/shop/itemLabel.ts'
import { drawFactRows } from '../../invoices/pdf/drawFactRows.ts'
import { drawHead } from '../../invoices/pdf/drawHead.ts'
import { type PdfWords, pdfWords } from '../../invoices/pdf/pdfWords.ts'
import { INK, MUTED, Sheet } from '../../invoices/pdf/Sheet.ts'
import type { PackingSlip } from './readPackingSlips.ts'

const QR_SIZE = 84
const PAPERS_HEIGHT = QR_SIZE + 12

/** A tagged PDF in which each order begins a page and is written in its buyer's language. Without prices: it may be a gift. */
export async function renderPackingSlips(slips: PackingSlip[]): Promise<Buffer> {
  const sheet = new Sheet('Packing slips', slips[0]?.seller.name ?? '', pdfWords('en'))
  const { pdf } = sheet
  const whole = buffer(pdf)
  const page = pdf.struct('Document')
  pdf.addStructure(page)
  for (const [index, slip] of slips.entries()) {
    if (index > 0) sheet.need(Number.POSITIVE_INFINITY)
    drawSlip(sheet, page, slip)
  }
  if (slips.length === 0)
    sheet.row(page, 'P', [{ text: 'Nothing waits to be packed.', x: sheet.left, width: sheet.width }])
  page.end()
  pdf.end()
  return whole
}

function drawSlip(sheet: Sheet, document: PDFKit.PDFStructureElement, slip: PackingSlip): void {
  const words = pdfWords(slip.language)
  const { t, dayOf } = words
  const part = sheet.pdf.struct('Sect', { lang: words.lang })
  document.add(part)
  drawHead(sheet, part, { title: t('Packing slip'), seller: { ...slip.seller, taxId: '' } })
  drawFactRows(sheet, part, [
    [t('Order'), slip.reference],
    [t('Ordered'), dayOf(slip.orderedAt)],
  ])
  drawAddress(sheet, part, slip, words)
  drawContents(sheet, part, slip, words)
  part.end()
}

/** Large enough to be cut out and used as a label. */
function drawAddress(sheet: Sheet, part: PDFKit.PDFStructureElement, slip: PackingSlip, { t }: PdfWords): void {
  const { left: x, width } = sheet
  sheet.row(part, 'H2', [{ text: t('Delivery address'), x, width, font: 'bold', size: 11 }])
  sheet.y += 6
  const lines = slip.address ? addressLines(slip.address, slip.language) : [t('Removed at the buyer’s request')]
  for (const text of lines) sheet.row(part, 'P', [{ text, x, width, size: 14 }])
  sheet.y += 24
}

function drawContents(sheet: Sheet, part: PDFKit.PDFStructureElement, slip: PackingSlip, words: PdfWords): void {
  const { t } = words
  const { left: x, width } = sheet
  sheet.row(part, 'H2', [{ text: t('In this package'), x, width, font: 'bold', size: 11 }])
  sheet.y += 8
  for (const { quantity, pageUrl, ...item } of slip.items) {
    const cells = [
      { text: `${quantity} ×`, x, width: 48, font: 'bold' as const, size: 12 },
      { text: nameOf(item), x: x + 56, width: width - 56, size: 12 },
    ]
    // A code without the name of its stone, and a page without its order, would end up in the wrong parcel.
    sheet.need(sheet.heightOf(cells) + 14 + (pageUrl ? PAPERS_HEIGHT : 0), () =>
      drawFactRows(sheet, part, [[t('Order'), slip.reference]]),
    )
    sheet.rule()
    sheet.y += 6
    sheet.row(part, 'P', cells)
    sheet.y += 6
    if (pageUrl) drawPapers(sheet, part, pageUrl, words)
  }
  sheet.rule()
  sheet.y += 14
  if (slip.isPart)
    sheet.row(part, 'P', [{ text: t('The rest of your order comes in another package.'), x, width, color: MUTED }])
}

/** The page of a stone, to scan and to read. */
function drawPapers(sheet: Sheet, part: PDFKit.PDFStructureElement, pageUrl: string, { t }: PdfWords): void {
  const { pdf, left: x, width } = sheet
  const top = sheet.y
  part.add(
    pdf.struct('Figure', { alt: t('A QR code for {address}', { address: pageUrl }) }, () =>
      drawQrCode(pdf, pageUrl, x + 56, top),
    ),
  )
  const beside = { x: x + 56 + QR_SIZE + 16, width: width - 72 - QR_SIZE }
  sheet.y = top + QR_SIZE / 4
  sheet.row(part, 'P', [{ ...beside, text: t('Its papers stay on this page, also when it finds another owner:') }])
  sheet.row(part, 'P', [{ ...beside, text: pageUrl, font: 'bold' }])
  sheet.y = top + PAPERS_HEIGHT
}

function drawQrCode(pdf: PDFKit.PDFDocument, text: string, left: number, top: number): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const side = QR_SIZE / modules.size
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) pdf.rect(left + column * side, top + row * side, side, side)
  pdf.fill(INK)
}
