import { walkTree } from './htmlTree.ts'
import { ExcessiveMarkup, parseHtml } from './parseHtml.ts'

/** Longer ones stay too long without their markup being read. */
const MAX_CHARACTERS = 100_000

/** One line without markup: exports have entities and tags in titles. */
export const plainTitle = (html: string): string => wordsOf(html.slice(0, MAX_CHARACTERS)).replace(/\s+/g, ' ').trim()

function wordsOf(html: string): string {
  let words = ''
  try {
    for (const node of walkTree(parseHtml(html), ['script', 'style']))
      if (node.nodeName === '#text' && 'value' in node) words += node.value
  } catch (error) {
    // The report then says that it is too long.
    if (error instanceof ExcessiveMarkup) return html
    throw error
  }
  return words
}
