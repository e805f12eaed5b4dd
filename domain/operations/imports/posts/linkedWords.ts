import type { StoryNode } from '#contracts/content/story.ts'
import { markdownParser } from './markdownParser.ts'
import { link, text } from './storyNodes.ts'

/** A text whose bare addresses are links, as blogs show them. @param toLink returns null for an address that leads nowhere. */
export function linkedWords(words: string, format: number, toLink: (href: string) => string | null): StoryNode[] {
  if (!words.includes('://')) return text(words, format)
  const nodes: StoryNode[] = []
  let at = 0
  for (const { index, lastIndex, url, raw } of markdownParser.linkify.match(words) ?? []) {
    const address = /^https?:/i.test(raw) ? toLink(url) : null
    if (address === null) continue
    nodes.push(...text(words.slice(at, index), format), link(address, text(raw, format)))
    at = lastIndex
  }
  return [...nodes, ...text(words.slice(at), format)]
}
