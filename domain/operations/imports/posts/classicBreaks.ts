import type { StoryNode } from '#contracts/content/story.ts'
import { lineBreak, text } from './storyNodes.ts'

/** Line breaks as an author typed them, until it is known what is around them. */
const TYPED = 'typedbreak'

/** The words of a text whose line breaks count, as in WordPress’s classic editor. */
export function wordsWithBreaks(words: string, format: number): StoryNode[] {
  const nodes: StoryNode[] = []
  const lines = words.split('\n')
  let broken = 0
  for (const [at, line] of lines.entries()) {
    if (at > 0) broken += 1
    const isBetween = at > 0 && at < lines.length - 1
    if (isBetween && line.trim() === '') continue
    if (broken > 0) nodes.push({ type: TYPED, lines: broken })
    broken = 0
    const begun = at > 0 ? line.trimStart() : line
    nodes.push(...text((at < lines.length - 1 ? begun.trimEnd() : begun).replace(/\s+/g, ' '), format))
  }
  return nodes
}

/** A blank line, or two line breaks, begin a new paragraph; a single one stays, however it was written. */
export function paragraphsIn(nodes: StoryNode[]): StoryNode[][] {
  const paragraphs: StoryNode[][] = []
  let words: StoryNode[] = []
  let breaks: StoryNode[] = []
  for (const node of nodes) {
    const isBreak = node.type === TYPED || (breaks.length > 0 && (node.type === 'linebreak' || isSpace(node)))
    if (isBreak || (node.type === 'linebreak' && words.length > 0)) {
      breaks.push(node)
      continue
    }
    if (isParagraphEnd(breaks)) {
      paragraphs.push(words)
      words = []
    } else if (breaks.length > 0) words.push(lineBreak())
    breaks = []
    words.push(node)
  }
  return [...paragraphs, words]
}

/** Typed breaks that can’t end a paragraph, as inside a heading or a link. */
export const asLineBreaks = (nodes: StoryNode[]): StoryNode[] =>
  nodes.map((node) => (node.type === TYPED ? lineBreak() : node))

const isSpace = (node: StoryNode): boolean => node.type === 'text' && String(node['text']).trim() === ''

const isParagraphEnd = (breaks: StoryNode[]): boolean =>
  breaks.some(({ type, lines }) => type === TYPED && Number(lines) > 1) ||
  breaks.filter(({ type }) => type === 'linebreak').length > 1
