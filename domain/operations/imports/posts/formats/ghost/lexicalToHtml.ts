import { escapeHtml } from '#contracts/shared/escapeHtml.ts'
import { z } from 'zod'
import { MAX_CHARACTERS } from '../../readText.ts'
import { ghostCard, linked } from './ghostCard.ts'
import { parseJson } from '../parseJson.ts'

const nodeSchema = z.looseObject({
  type: z.string(),
  text: z.string().catch(''),
  format: z.union([z.number(), z.string()]).catch(0),
  tag: z.string().catch(''),
  url: z.string().catch(''),
  children: z.array(z.unknown()).optional(),
})
type Node = z.output<typeof nodeSchema>

const rootSchema = z.object({ root: z.object({ children: z.array(z.unknown()) }) })

/** By the bits of Lexical’s text format. */
const MARKS: [number, string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
]
/** As parts of a story go; what is deeper is left out. */
const MAX_DEPTH = 40

/** What Ghost’s editor keeps, for posts whose HTML an export doesn’t have. */
export function lexicalToHtml(lexical: string, lose: (what: string) => void): string {
  // The HTML is longer, and a text of megabytes is refused as too long.
  if (lexical.length > MAX_CHARACTERS) return lexical
  const read = rootSchema.safeParse(parseJson(lexical))
  if (read.success) return htmlOf(read.data.root.children, lose, 0)
  lose('text that can’t be read')
  return ''
}

function htmlOf(nodes: unknown[], lose: (what: string) => void, depth: number): string {
  if (depth > MAX_DEPTH) {
    lose('part that is nested too deeply')
    return ''
  }
  return nodes
    .map((one) => {
      const node = nodeSchema.safeParse(one)
      return node.success ? nodeHtml(node.data, lose, depth) : ''
    })
    .join('')
}

function nodeHtml(node: Node, lose: (what: string) => void, depth: number): string {
  const inner = () => htmlOf(node.children ?? [], lose, depth + 1)
  switch (node.type) {
    case 'text':
    case 'extended-text':
      return marked(node)
    case 'linebreak':
      return '<br>'
    case 'tab':
      return ' '
    case 'link':
    case 'autolink':
      return linked(node.url, inner())
    case 'heading':
    case 'extended-heading':
      return /^h[1-6]$/.test(node.tag) ? `<${node.tag}>${inner()}</${node.tag}>` : `<h2>${inner()}</h2>`
    case 'quote':
    case 'extended-quote':
    case 'aside':
      return `<blockquote>${inner()}</blockquote>`
    case 'list':
      return listHtml(node, inner())
    case 'listitem':
      return isList(node.children) ? inner() : `<li>${inner()}</li>`
    default:
      return node.children ? `<p>${inner()}</p>` : ghostCard(node.type, node, lose)
  }
}

function listHtml(node: Node, items: string): string {
  const tag = node.tag === 'ol' || node['listType'] === 'number' ? 'ol' : 'ul'
  const start = Number(node['start'] ?? 1)
  return `<${tag}${start > 1 ? ` start="${start}"` : ''}>${items}</${tag}>`
}

/** The editor wraps a nested list in a separate item. */
const isList = (children: unknown[] = []): boolean =>
  children.length > 0 && children.every((child) => nodeSchema.safeParse(child).data?.type === 'list')

const marked = ({ text, format }: Node): string =>
  MARKS.filter(([bit]) => (Number(format) & bit) !== 0).reduce(
    (html, [, tag]) => `<${tag}>${html}</${tag}>`,
    escapeHtml(text),
  )
