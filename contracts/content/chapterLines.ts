import { toSecond } from '../shared/timestamps.ts'

export type Chapter = { second: number; title: string }

/** A line that begins with a time: `4:10 The first cut`, `(4:10) The first cut` or `- 1:02:03 – The last one`. */
const LINE = /^\s*(?:[-–•*]\s+)?[([]?(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)[)\]]?(?:\s*[-–—|:]\s+|\s+)(\S.*)$/

export const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/)

export function chapterIn(line: string): Chapter | null {
  const match = LINE.exec(line)
  const second = match && toSecond(match[1], match[2], match[3])
  const title = match?.[4]?.trim() ?? ''
  return second === null || second === undefined || !title ? null : { second, title }
}

/** The description without the lines of these chapters, which are shown as a list, and without their heading. */
export function withoutChapters(text: string, chapters: Chapter[]): string {
  const listed = new Map(chapters.map(({ second, title }) => [second, title]))
  const lines = linesOf(text)
  const isListed = lines.map((line) => {
    const chapter = chapterIn(line)
    return chapter !== null && listed.get(chapter.second) === chapter.title
  })
  const left = lines.filter((line, at) => !isListed[at] && !(isListed[at + 1] && line.trim().endsWith(':')))
  return left.length === lines.length ? text : left.join('\n').trim()
}
