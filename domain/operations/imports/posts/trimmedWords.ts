import type { StoryNode } from '#contracts/content/story.ts'
import { CODE, lineBreak, text } from './storyNodes.ts'

/** Blank lines stay. */
export const codeLines = (code: string): StoryNode[] =>
  code.split('\n').flatMap((words, at) => [...(at > 0 ? [lineBreak()] : []), ...text(words, CODE)])

/** Without spaces and line breaks at the ends, and without spaces beside line breaks. */
export function trimmedWords(nodes: StoryNode[]): StoryNode[] {
  const isEmpty = (node: StoryNode) =>
    node.type === 'linebreak' || (node.type === 'text' && String(node['text']).trim() === '')
  const begin = nodes.findIndex((node) => !isEmpty(node))
  if (begin === -1) return []
  const end = nodes.findLastIndex((node) => !isEmpty(node))
  return nodes.slice(begin, end + 1).map((node, at, all) => {
    if (node.type !== 'text') return node
    let words = String(node['text'])
    const isCode = (Number(node['format']) & CODE) !== 0
    if (at === 0 || (!isCode && all[at - 1]?.type === 'linebreak')) words = words.trimStart()
    if (at === all.length - 1 || (!isCode && all[at + 1]?.type === 'linebreak')) words = words.trimEnd()
    return { ...node, text: words }
  })
}
