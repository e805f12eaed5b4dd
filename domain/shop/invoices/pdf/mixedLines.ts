import bidiFactory from 'bidi-js'
import { drawable, type FontName, fontFor, type Weight } from './sheetFonts.ts'

/** Letters of one font, in the order in which they are drawn from the left. */
export type Run = { text: string; font: FontName; isRightToLeft: boolean; width: number }
type Measure = (text: string, font: FontName, isRightToLeft: boolean) => number
type Direction = 'ltr' | 'rtl'
type Part = { text: string; font: FontName; level: number }

const bidi = bidiFactory()
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const words = new Intl.Segmenter('en', { granularity: 'word' })
/** Written without spaces: a line can end beside each word. */
const IS_EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const NEVER_FIRST = /^[\p{Pe}\p{Pf}\p{Po}ー々\s]/u
/** Forms of letters in Japanese names that our fonts lack, and the usual ones, as other forms of a name have them. */
const USUAL: Partial<Record<string, string>> = { '𠮷': '吉', '𡈽': '土', '𣘺': '橋', '𠮟': '叱', '𨺓': '隆' }
const UNUSUAL = new RegExp(Object.keys(USUAL).join('|'), 'gu')
const HAS_DIRECTION = /[\p{L}\p{N}]/u

/**
 * Breaks a text of several writing systems into lines, and puts each line in its visual order. Each word is measured once, so that
 * the time grows with the text only.
 */
export function mixedLines(text: string, weight: Weight, width: number, measure: Measure): Run[][] {
  return text.split(/\r\n?|[\n\u2028\u2029]/).flatMap((written) => {
    const paragraph = written.replace(/\p{Cc}/gu, ' ').replace(UNUSUAL, (letter) => USUAL[letter] ?? letter)
    const direction = directionOf(paragraph)
    const runsOf = (line: string) => visualRuns(line, direction, weight, measure)
    const widths = new Map<string, number>()
    const widthOf = (part: string) => {
      const known = widths.get(part) ?? runsOf(part).reduce((sum, run) => sum + run.width, 0)
      widths.set(part, known)
      return known
    }
    return breakLines(paragraph, width, widthOf).map((line) => runsOf(line.trimEnd()))
  })
}

function breakLines(text: string, width: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const word of unbreakable(text))
    for (const part of widthOf(word.trimEnd()) <= width ? [word] : lettersOf(word)) {
      if (line && used + widthOf(part.trimEnd()) > width) {
        lines.push(line)
        line = ''
        used = 0
      }
      line += part
      used += widthOf(part)
    }
  return [...lines, line]
}

const lettersOf = (word: string): string[] => Array.from(graphemes.segment(word), ({ segment }) => segment)

function unbreakable(text: string): string[] {
  const parts: string[] = []
  for (const { segment } of words.segment(text)) {
    const before = parts.at(-1) ?? ''
    const mayBreak =
      /[\s-]/.test(before.slice(-1)) || IS_EAST_ASIAN.test(before.slice(-1)) || IS_EAST_ASIAN.test(segment)
    if (before && (!mayBreak || NEVER_FIRST.test(segment))) parts[parts.length - 1] = before + segment
    else parts.push(segment)
  }
  return parts
}

/** As of its first letter that has one. */
const directionOf = (paragraph: string): Direction =>
  (bidi.getEmbeddingLevels(paragraph).paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr'

function visualRuns(line: string, direction: Direction, weight: Weight, measure: Measure): Run[] {
  return inVisualOrder(partsOf(line, direction, weight)).map(({ text, font, level }) => {
    const isRightToLeft = level % 2 === 1
    const shown = drawable(isRightToLeft ? mirrored(text) : text, font)
    return { text: shown, font, isRightToLeft, width: measure(shown, font, isRightToLeft) }
  })
}

function partsOf(line: string, direction: Direction, weight: Weight): Part[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction)
  const parts: Part[] = []
  for (const { segment, index } of graphemes.segment(line)) {
    const font = fontFor(segment, weight)
    const level = levels[index] ?? 0
    const last = parts.at(-1)
    if (last?.font === font && last.level === level) last.text += segment
    else parts.push({ text: segment, font, level })
  }
  return parts
}

/** Rule L2 of Unicode's bidirectional algorithm, for whole parts. */
function inVisualOrder(parts: Part[]): Part[] {
  const ordered = [...parts]
  for (let level = Math.max(0, ...parts.map((part) => part.level)); level > 0; level--)
    for (let start = 0; start < ordered.length; start++) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end++
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed())
      start = Math.max(start, end)
    }
  return ordered
}

/** The font turns letters around, but not marks that stand alone. */
function mirrored(text: string): string {
  const letters = [...text].map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
  return (HAS_DIRECTION.test(text) ? letters : letters.toReversed()).join('')
}
