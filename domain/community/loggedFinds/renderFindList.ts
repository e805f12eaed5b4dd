import { buffer } from 'node:stream/consumers'
import type { Language } from '#contracts/shared/languages.ts'
import { stateName } from '#contracts/content/states.ts'
import { pdfWords } from '#domain/shop/invoices/pdf/pdfWords.ts'
import { type Cell, MUTED, Sheet } from '#domain/shop/invoices/pdf/Sheet.ts'
import { noteLines } from './noteLines.ts'
import type { StoredFind } from './readLoggedFinds.ts'

const NUMBER = 84
const DATE = 72
const GAP = 12

/** A tagged PDF: one row per find, and its notes below. */
export async function renderFindList(finds: StoredFind[], part: number, language: Language): Promise<Buffer> {
  const words = pdfWords(language)
  const { t } = words
  const title = part > 1 ? t('My finds, part {part}', { part }) : t('My finds')
  const sheet = new Sheet(title, '', words)
  const { pdf } = sheet
  const whole = buffer(pdf)
  const page = pdf.struct('Document')
  pdf.addStructure(page)
  sheet.row(page, 'H1', [{ text: title, x: sheet.left, width: sheet.width, font: 'bold', size: 22 }])
  sheet.y += 14
  if (finds.length === 0)
    sheet.row(page, 'P', [{ text: t('No finds.'), x: sheet.left, width: sheet.width, color: MUTED }])
  for (const find of finds) drawFind(sheet, page, find)
  page.end()
  pdf.end()
  return whole
}

function drawFind(sheet: Sheet, page: PDFKit.PDFStructureElement, find: StoredFind): void {
  const { catalogueNumber, stone, foundOn, place, state, notes } = find
  const x = sheet.left + NUMBER + GAP
  const width = sheet.width - NUMBER - DATE - 2 * GAP
  const where = [place, state && stateName(state)].filter(Boolean).join(', ')
  const head: Cell[] = [
    { text: catalogueNumber, x: sheet.left, width: NUMBER, color: MUTED },
    { text: stone, x, width, font: 'bold' },
    {
      text: foundOn ? sheet.words.shortDay(foundOn) : '',
      x: x + width + GAP,
      width: DATE,
      align: 'right',
      color: MUTED,
    },
  ]
  sheet.need(sheet.heightOf(head) + 24)
  sheet.rule()
  sheet.y += 6
  sheet.row(page, 'P', head)
  for (const text of [where, ...noteLines(notes)].filter((line) => line !== '')) {
    const cells: Cell[] = [{ text, x, width: width + DATE + GAP, color: MUTED, size: 9 }]
    sheet.need(sheet.heightOf(cells))
    sheet.row(page, 'P', cells)
  }
  sheet.y += 6
}
