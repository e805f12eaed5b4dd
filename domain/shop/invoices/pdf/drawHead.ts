import type { InvoiceData } from '../invoiceData.ts'
import { ACCENT, MUTED, type Sheet } from './Sheet.ts'

type Head = { title: string; seller: InvoiceData['seller'] }

/** The title, and who sells. */
export function drawHead(sheet: Sheet, page: PDFKit.PDFStructureElement, { title, seller }: Head): void {
  const half = sheet.width / 2
  sheet.row(page, 'H1', [{ text: title, x: sheet.left, width: sheet.width, font: 'bold', size: 22 }])
  sheet.y += 10
  sheet.rule(ACCENT, 2)
  sheet.y += 14
  sheet.row(page, 'P', [{ text: seller.name, x: sheet.left, width: half, font: 'bold', size: 11 }])
  for (const text of [
    ...seller.address,
    ...(seller.taxId ? [sheet.words.t('Tax number {number}', { number: seller.taxId })] : []),
  ])
    sheet.row(page, 'P', [{ text, x: sheet.left, width: half, color: MUTED }])
  sheet.y += 18
}
