import { parseFragment } from 'parse5'
import { walkTree } from './htmlTree.ts'

/** One line without markup: exports have entities and tags in titles. */
export function plainTitle(html: string): string {
  let words = ''
  for (const node of walkTree(parseFragment(html).childNodes, ['script', 'style']))
    if (node.nodeName === '#text' && 'value' in node) words += node.value
  return words.replace(/\s+/g, ' ').trim()
}
