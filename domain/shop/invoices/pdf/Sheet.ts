import PDFDocument from 'pdfkit'
import { mixedLines, type Run } from './mixedLines.ts'
import type { PdfWords } from './pdfWords.ts'
import { type FontName, onlyFontFor, openFont, type Weight } from './sheetFonts.ts'

export const INK = '#1f1b18'
export const MUTED = '#655d55'
export const LINE = '#d9d1c7'
export const ACCENT = '#a8401f'
const MARGIN = 56
const SIZE = 10
/** Of lines in several fonts, in parts of the font size: room for the tallest, on one baseline. */
const MIXED = { line: 1.45, ascent: 1.1 }

type Style = { font?: Weight; size?: number; color?: string }
export type Cell = Style & { text: string; x: number; width: number; align?: 'left' | 'right' }

/** Pages that are filled from the top. Every text is tagged, so that screen readers can read it. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument
  readonly left = MARGIN
  readonly width: number
  y = MARGIN
  private readonly bottom: number
  private readonly mixed = new WeakMap<Cell, Run[][]>()

  constructor(
    title: string,
    author: string,
    readonly words: PdfWords,
  ) {
    this.pdf = new PDFDocument({
      size: 'LETTER',
      margin: MARGIN,
      pdfVersion: '1.7',
      lang: words.lang,
      tagged: true,
      displayTitle: true,
      info: { Title: title, Author: author },
    })
    this.width = this.pdf.page.width - 2 * MARGIN
    this.bottom = this.pdf.page.height - MARGIN - 24
  }

  /** Begins a new page unless so much fits on this one. */
  need(height: number, begin?: () => void): void {
    if (this.y + height <= this.bottom) return
    this.pdf.addPage()
    this.y = MARGIN
    begin?.()
  }

  heightOf(cells: Cell[]): number {
    return Math.max(...cells.map((cell) => this.heightOfCell(cell)))
  }

  /** Draws cells side by side and moves below the tallest. @param tags of each cell. */
  row(parent: PDFKit.PDFStructureElement, tag: string, cells: Cell[]): void {
    const height = this.heightOf(cells)
    const { y } = this
    for (const cell of cells)
      parent.add(
        this.pdf.struct(tag, {}, () => {
          this.draw(cell, y)
        }),
      )
    this.y += height
  }

  rule(color = LINE, weight = 0.75): void {
    this.pdf
      .markContent('Artifact', { type: 'Layout' })
      .lineWidth(weight)
      .strokeColor(color)
      .moveTo(this.left, this.y)
      .lineTo(this.left + this.width, this.y)
      .stroke()
      .endMarkedContent()
  }

  private heightOfCell(cell: Cell): number {
    const font = onlyFontFor(cell.text, cell.font ?? 'regular')
    if (font) return this.styled(cell, font).heightOfString(cell.text || ' ', { width: cell.width })
    return this.linesOf(cell).length * (cell.size ?? SIZE) * MIXED.line
  }

  private draw(cell: Cell, y: number): void {
    const { text, x, width, align = 'left', size = SIZE } = cell
    const font = onlyFontFor(text, cell.font ?? 'regular')
    if (font) return void this.styled(cell, font).text(text, x, y, { width, align, lineBreak: true })
    for (const [at, line] of this.linesOf(cell).entries()) {
      const used = line.reduce((sum, run) => sum + run.width, 0)
      let left = align === 'right' ? x + width - used : x
      for (const run of line) {
        const top = y + (at * MIXED.line + MIXED.ascent) * size
        this.styled(cell, run.font).text(run.text, left, top, {
          lineBreak: false,
          baseline: 'alphabetic',
          ...wholly(run),
        })
        left += run.width
      }
    }
  }

  private linesOf(cell: Cell): Run[][] {
    const known = this.mixed.get(cell)
    if (known) return known
    const lines = mixedLines(cell.text, cell.font ?? 'regular', cell.width, (text, font, isRightToLeft) =>
      this.styled(cell, font).widthOfString(text, wholly({ isRightToLeft })),
    )
    this.mixed.set(cell, lines)
    return lines
  }

  private styled({ size = SIZE, color = INK }: Style, font: FontName) {
    // PDFKit accepts an opened font, which its types don't say.
    this.pdf.registerFont(font, openFont(font) as never)
    return this.pdf.font(font).fontSize(size).fillColor(color)
  }
}

/** Unless features are named, PDFKit turns word by word around, and the spaces to the wrong side. */
const wholly = ({ isRightToLeft }: Pick<Run, 'isRightToLeft'>) => (isRightToLeft ? { features: [] } : {})
