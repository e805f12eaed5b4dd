import { type Chapter, chapterIn, linesOf } from './chapterLines.ts'
import { cutText } from '../shared/cutText.ts'

export const MAX_CHAPTERS = 100
export const MAX_CHAPTER_TITLE = 200

/** The chapters in a description, in order. For two at the same second, the first. */
export function chaptersInText(text: string): Chapter[] {
  const found = new Map<number, string>()
  for (const line of linesOf(text)) {
    const chapter = chapterIn(line)
    if (chapter && !found.has(chapter.second)) found.set(chapter.second, cutText(chapter.title, MAX_CHAPTER_TITLE))
  }
  return [...found]
    .map(([second, title]) => ({ second, title }))
    .sort((one, other) => one.second - other.second)
    .slice(0, MAX_CHAPTERS)
}
