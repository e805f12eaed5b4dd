import type { PageBlock, PageInline } from '#contracts/pages.ts'
import { linkProblem } from '../site/linkProblem.ts'

/**
 * Reads the text of a page. Blank lines separate paragraphs, `## ` begins a heading, `- ` an entry of a list, and
 * `[words](address)` is a link. Everything else is text, HTML too.
 */
export function parsePageBody(body: string): PageBlock[] {
  const groups: Group[] = []
  let isContinued = false
  for (const line of body.split(/\r?\n/).map((text) => text.trim())) {
    const kind = kindOf(line)
    const last = groups.at(-1)
    if (kind && isContinued && last?.kind === kind && kind !== 'heading') last.lines.push(line)
    else if (kind) groups.push({ kind, lines: [line] })
    isContinued = kind !== null
  }
  return groups.map(blockOf)
}

type Group = { kind: PageBlock['kind']; lines: string[] }

function kindOf(line: string): PageBlock['kind'] | null {
  if (line === '') return null
  if (/^#{1,2} +\S/.test(line)) return 'heading'
  return line.startsWith('- ') ? 'list' : 'paragraph'
}

function blockOf({ kind, lines }: Group): PageBlock {
  if (kind === 'heading') return { kind, text: (lines[0] ?? '').replace(/^#+ +/, '') }
  if (kind === 'list') return { kind, items: lines.map((line) => partsOf(line.slice(2))) }
  return { kind, parts: partsOf(lines.join(' ')) }
}

// Bounded, so that no text makes it try again and again.
const LINK = /\[([^[\]]{1,200})\]\(([^()\s]{1,500})\)/g
const MAIL = /^mailto:[\w.+-]+@[\w.-]+$/

function partsOf(text: string): PageInline[] {
  const parts: PageInline[] = []
  let end = 0
  for (const { 0: whole, 1: words = '', 2: url = '', index } of text.matchAll(LINK)) {
    if (!MAIL.test(url) && linkProblem(url) !== null) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: words, url })
    end = index + whole.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
