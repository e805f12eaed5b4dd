import { cutText } from './cutText.ts'
import { toSecond } from './timestamps.ts'

export const MAX_CHAPTERS = 100
export const MAX_CHAPTER_TITLE = 200

export type Chapter = { second: number; title: string }

/** A line that begins with a time: `4:10 The first cut`, `(4:10) The first cut` or `- 1:02:03 – The last one`. */
const LINE = /^\s*(?:[-–•*]\s+)?[([]?(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)[)\]]?(?:\s*[-–—|:]\s+|\s+)(\S.*)$/

/** The chapters in a description, in order. For two at the same second, the first. */
export function chaptersInText(text: string): Chapter[] {
  const found = new Map<number, string>()
  for (const line of text.split(/\r\n|\r|\n/)) {
    const match = LINE.exec(line)
    const second = match && toSecond(match[1], match[2], match[3])
    const title = cutText(match?.[4]?.trim() ?? '', MAX_CHAPTER_TITLE)
    if (second === null || second === undefined || !title || found.has(second)) continue
    found.set(second, title)
  }
  return [...found]
    .map(([second, title]) => ({ second, title }))
    .sort((one, other) => one.second - other.second)
    .slice(0, MAX_CHAPTERS)
}
