import { msg } from '#contracts/shared/msg.ts'
import type { InvoiceData } from '../invoiceData.ts'
import { type Cell, INK, MUTED, type Sheet } from './Sheet.ts'
import { factText, type StoredFact } from '#contracts/platform/facts.ts'
import { REFUND_REASONS } from '#contracts/shop/refundReasons.ts'
import type { PdfWords } from './pdfWords.ts'

const HEADS = [msg('Item'), msg('Quantity'), msg('Price'), msg('Amount')]

type Sums = Pick<InvoiceData, 'items' | 'rest' | 'totalCents' | 'giftCents' | 'currency' | 'corrects'>

/** A table that repeats its head on every page, and the sums below it. */
export function drawItems(sheet: Sheet, page: PDFKit.PDFStructureElement, data: Sums): void {
  const { pdf } = sheet
  const { t, money } = sheet.words
  const heads = HEADS.map((head) => t(head))
  const table = pdf.struct('Table')
  page.add(table)
  drawRow(heads, { tag: 'TH', font: 'bold' })
  for (const { text, reason, quantity, unitCents, totalCents } of data.items)
    drawRow(
      [reason ? refundReason(reason, sheet.words) : text, String(quantity), money(unitCents), money(totalCents)],
      { repeatsHead: true },
    )
  for (const { label, cents } of data.rest) drawRow([t(label), '', '', money(cents)], { color: MUTED })
  sheet.rule(INK, 1)
  sheet.y += 6
  const total = `${t(data.corrects ? 'Refunded' : 'Total')} (${data.currency.toUpperCase()})`
  drawRow([total, '', '', money(data.totalCents)], { font: 'bold', size: 12 })
  if (data.giftCents > 0) {
    const byCardCents = data.totalCents - data.giftCents
    drawRow([t('Paid with a gift card'), '', '', money(data.giftCents)])
    if (byCardCents > 0) drawRow([t('Paid by card'), '', '', money(byCardCents)])
  }
  table.end()

  type Look = Pick<Cell, 'font' | 'size' | 'color'> & { tag?: string; repeatsHead?: boolean }

  function drawRow(texts: string[], { tag = 'TD', repeatsHead = false, ...style }: Look = {}): void {
    const cells = cellsOf(texts).map((cell) => ({ ...cell, ...style }))
    sheet.need(sheet.heightOf(cells) + 12, repeatsHead ? () => drawRow(heads, { tag: 'TH', font: 'bold' }) : undefined)
    const row = pdf.struct('TR')
    table.add(row)
    sheet.row(row, tag, cells)
    row.end()
    sheet.y += 6
    if (tag === 'TH' || repeatsHead) sheet.rule()
    sheet.y += 6
  }

  function cellsOf(texts: string[]): Cell[] {
    const widths = [sheet.width - 290, 70, 90, 130]
    let x = sheet.left
    return texts.map((text, index) => {
      const width = widths[index] ?? 0
      const cell: Cell = { text, x, width, align: index === 0 ? 'left' : 'right' }
      x += width
      return cell
    })
  }
}

/** What employees write stays as it is. */
const refundReason = (reason: StoredFact, words: PdfWords): string =>
  factText(REFUND_REASONS, reason, words) ?? reason.kind
