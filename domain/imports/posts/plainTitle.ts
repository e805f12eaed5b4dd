import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

/** One line without markup: exports have entities and tags in titles. */
export function plainTitle(html: string): string {
  const words: string[] = []
  const waiting: DefaultTreeAdapterTypes.ChildNode[] = [...parseFragment(html).childNodes].reverse()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.nodeName === '#text' && 'value' in next) words.push(next.value)
    if ('childNodes' in next && !['script', 'style'].includes(next.nodeName))
      waiting.push(...[...next.childNodes].reverse())
  }
  return words.join('').replace(/\s+/g, ' ').trim()
}
