import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Font, openSync } from 'fontkit'
import PDFDocument from 'pdfkit'
import type { PdfWords } from './pdfWords.ts'

const require = createRequire(import.meta.url)
const fileOf = (name: string, file: string) => join(dirname(require.resolve(`${name}/package.json`)), file)
const BRAND = '@expo-google-fonts/atkinson-hyperlegible-next'

/** The second of each has the Latin, Greek and Cyrillic letters that the first lacks. */
const FONTS = {
  regular: [
    fileOf(BRAND, '400Regular/AtkinsonHyperlegibleNext_400Regular.ttf'),
    fileOf('dejavu-fonts-ttf', 'ttf/DejaVuSans.ttf'),
  ],
  bold: [
    fileOf(BRAND, '700Bold/AtkinsonHyperlegibleNext_700Bold.ttf'),
    fileOf('dejavu-fonts-ttf', 'ttf/DejaVuSans-Bold.ttf'),
  ],
} as const

export const INK = '#1f1b18'
export const MUTED = '#655d55'
export const LINE = '#d9d1c7'
export const ACCENT = '#a8401f'
const MARGIN = 56

type Style = { font?: keyof typeof FONTS; size?: number; color?: string }
export type Cell = Style & { text: string; x: number; width: number; align?: 'left' | 'right' }

/** Pages that are filled from the top. Every text is tagged, so that screen readers can read it. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument
  readonly left = MARGIN
  readonly width: number
  y = MARGIN
  private readonly bottom: number
  /** To ask for letters, which PDFKit doesn't offer. */
  private readonly opened = { regular: open(FONTS.regular[0]), bold: open(FONTS.bold[0]) }

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
    return Math.max(...cells.map((cell) => this.styled(cell).heightOfString(cell.text || ' ', { width: cell.width })))
  }

  /** Draws cells side by side and moves below the tallest. @param tags of each cell. */
  row(parent: PDFKit.PDFStructureElement, tag: string, cells: Cell[]): void {
    const height = this.heightOf(cells)
    const { y } = this
    for (const cell of cells)
      parent.add(
        this.pdf.struct(tag, {}, () => {
          const { x, width, align = 'left' } = cell
          this.styled(cell).text(cell.text, x, y, { width, align, lineBreak: true })
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

  private styled({ text, font = 'regular', size = 10, color = INK }: Style & { text: string }) {
    const [own, wide] = FONTS[font]
    const hasAll = [...text].every((letter) => this.opened[font].hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    return this.pdf
      .font(hasAll ? own : wide)
      .fontSize(size)
      .fillColor(color)
  }
}

function open(file: string): Font {
  const font = openSync(file)
  if ('fonts' in font) throw new Error(`${file} has several fonts`)
  return font
}
