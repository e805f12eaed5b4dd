import { cutText } from './cutText.ts'
import { toSecond } from './timestamps.ts'

export const MAX_CHAPTERS = 100
export const MAX_CHAPTER_TITLE = 200

export type Chapter = { second: number; title: string }

const LINE_BREAK = /\r\n|\r|\n/
/** A line that begins with a time: `4:10 The first cut`, `(4:10) The first cut` or `- 1:02:03 – The last one`. */
const LINE = /^\s*(?:[-–•*]\s+)?[([]?(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)[)\]]?(?:\s*[-–—|:]\s+|\s+)(\S.*)$/

/** The chapters in a description, in order. For two at the same second, the first. */
export function chaptersInText(text: string): Chapter[] {
  const found = new Map<number, string>()
  for (const line of text.split(LINE_BREAK)) {
    const chapter = chapterIn(line)
    if (chapter && !found.has(chapter.second)) found.set(chapter.second, cutText(chapter.title, MAX_CHAPTER_TITLE))
  }
  return [...found]
    .map(([second, title]) => ({ second, title }))
    .sort((one, other) => one.second - other.second)
    .slice(0, MAX_CHAPTERS)
}

/** The description without the lines of these chapters, which are shown as a list, and without their heading. */
export function withoutChapters(text: string, chapters: Chapter[]): string {
  const listed = new Map(chapters.map(({ second, title }) => [second, title]))
  const lines = text.split(LINE_BREAK)
  const isListed = lines.map((line) => {
    const chapter = chapterIn(line)
    return chapter !== null && listed.get(chapter.second) === chapter.title
  })
  const left = lines.filter((line, at) => !isListed[at] && !(isListed[at + 1] && line.trim().endsWith(':')))
  return left.length === lines.length ? text : left.join('\n').trim()
}

function chapterIn(line: string): Chapter | null {
  const match = LINE.exec(line)
  const second = match && toSecond(match[1], match[2], match[3])
  const title = match?.[4]?.trim() ?? ''
  return second === null || second === undefined || !title ? null : { second, title }
}
