import type { MarkedText } from '#contracts/search.ts'
import { MATCH_END, MATCH_START } from './findDocuments.ts'

/** The ranges of the matches that `ts_headline` marked in a text. */
export function markedText(headline: string): MarkedText {
  const marks: MarkedText['marks'] = []
  let text = ''
  let start: number | null = null
  for (const part of headline.split(MARKERS)) {
    if (part === MATCH_START) start = text.length
    else if (part === MATCH_END && start !== null) {
      if (start < text.length) marks.push([start, text.length])
      start = null
    } else if (part !== MATCH_END) text += part
  }
  return { text, marks }
}

const MARKERS = new RegExp(`([${MATCH_START}${MATCH_END}])`)
