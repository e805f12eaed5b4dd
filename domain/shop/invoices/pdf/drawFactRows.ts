import { MUTED, type Sheet } from './Sheet.ts'

/** A label and its value on each row. */
export function drawFactRows(sheet: Sheet, page: PDFKit.PDFStructureElement, facts: string[][]): void {
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
