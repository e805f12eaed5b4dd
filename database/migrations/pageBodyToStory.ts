import { randomBytes } from 'node:crypto'
import type { Story, StoryNode } from '#contracts/story.ts'

/**
 * The rich text of a page from what was its text: blank lines separate paragraphs, `## ` begins a heading, `- ` an entry
 * of a list, and `[words](address)` is a link. Everything else is words, HTML too.
 */
export function pageBodyToStory(body: string): Story {
  const groups: Group[] = []
  let isContinued = false
  for (const line of body.split(/\r?\n/).map((text) => text.trim())) {
    const kind = kindOf(line)
    const last = groups.at(-1)
    if (kind && isContinued && last?.kind === kind && kind !== 'heading') last.lines.push(line)
    else if (kind) groups.push({ kind, lines: [line] })
    isContinued = kind !== null
  }
  return { root: element('root', groups.map(nodeOf)) }
}

type Kind = 'heading' | 'list' | 'paragraph'
type Group = { kind: Kind; lines: string[] }

function kindOf(line: string): Kind | null {
  if (line === '') return null
  if (/^#{1,2} +\S/.test(line)) return 'heading'
  return line.startsWith('- ') ? 'list' : 'paragraph'
}

function nodeOf({ kind, lines }: Group): StoryNode {
  if (kind === 'heading') return element(kind, [text((lines[0] ?? '').replace(/^#+ +/, ''))], { tag: 'h2' })
  if (kind === 'paragraph') return element(kind, inline(lines.join(' ')), { textFormat: 0, textStyle: '' })
  const items = lines.map((line, index) => element('listitem', inline(line.slice(2)), { value: index + 1 }))
  return element(kind, items, { listType: 'bullet', start: 1, tag: 'ul' })
}

// Bounded, so that no text makes it try again and again.
const LINK = /\[([^[\]]{1,200})\]\(([^()\s]{1,500})\)/g
const ADDRESS = /^(?:https:\/\/[\w-]+(?:\.[\w-]+)*(?::\d+)?(?:[/?#]|$)|mailto:[\w.+-]+@[\w.-]+$|\/(?![/\\]))/

function inline(words: string): StoryNode[] {
  const nodes: StoryNode[] = []
  let end = 0
  for (const { 0: whole, 1: label = '', 2: url = '', index } of words.matchAll(LINK)) {
    if (!ADDRESS.test(url)) continue
    if (index > end) nodes.push(text(words.slice(end, index)))
    nodes.push(link(label, url))
    end = index + whole.length
  }
  if (end < words.length) nodes.push(text(words.slice(end)))
  return nodes
}

const link = (words: string, url: string): StoryNode => {
  const id = randomBytes(12).toString('hex')
  return element('link', [text(words)], { id, fields: { linkType: 'custom', url, newTab: false } })
}

const element = (type: string, children: StoryNode[], more: object = {}): StoryNode => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  ...more,
  children,
})

const text = (words: string): StoryNode => ({
  type: 'text',
  version: 1,
  text: words,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
})
