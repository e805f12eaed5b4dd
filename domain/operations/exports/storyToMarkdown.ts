import type { Story, StoryNode } from '#contracts/content/story.ts'
import { idOf } from '#contracts/shared/idOf.ts'

/** @returns how the text names a file, by its id; null for one that is gone. */
type FileNames = (mediaId: number) => { path: string; alt: string } | null

/** A story as Markdown. Blocks become what Markdown has for them: pictures, links, lists and quotes. */
export function storyToMarkdown({ root }: Story, files: FileNames): string {
  const parts = (root.children ?? []).map((node) => blockOf(node, files)).filter((part) => part !== '')
  return parts.length === 0 ? '' : `${parts.join('\n\n')}\n`
}

function blockOf(node: StoryNode, files: FileNames): string {
  const children = node.children ?? []
  switch (node.type) {
    case 'heading':
      return `${'#'.repeat(Number(String(node['tag']).slice(1)))} ${inline(children, files).replaceAll('\n', ' ')}`
    case 'quote':
      return quoted(mixed(children, files))
    case 'list':
      return listOf(node, files)
    case 'horizontalrule':
      return '---'
    case 'table':
      return tableOf(children, files)
    case 'upload':
      return fileOf(node['value'], files)
    case 'block':
      return blockFields(node, files)
    default:
      return codeOf(children) ?? inline(children, files)
  }
}

/** Several lines that are all code, with their spaces and blank lines; otherwise null. */
function codeOf(nodes: StoryNode[]): string | null {
  const isCode = nodes.every(({ type, format }) => type === 'linebreak' || (type === 'text' && format === CODE))
  if (!isCode || !nodes.some(({ type }) => type === 'linebreak') || !nodes.some(({ type }) => type === 'text'))
    return null
  const code = nodes.map((node) => (node.type === 'linebreak' ? '\n' : String(node['text']))).join('')
  const longest = (code.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 2)
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${code}\n${fence}`
}

/** A bit of Lexical’s text format. */
const CODE = 16

/** Inline parts beside blocks, as quotes and cells have them. */
function mixed(nodes: StoryNode[], files: FileNames): string {
  const parts: string[] = []
  let words: StoryNode[] = []
  const flush = () => {
    if (words.length > 0) parts.push(inline(words, files))
    words = []
  }
  for (const node of nodes) {
    if (INLINE.includes(node.type)) words.push(node)
    else {
      flush()
      parts.push(blockOf(node, files))
    }
  }
  flush()
  return parts.filter((part) => part !== '').join('\n\n')
}

const INLINE = ['text', 'tab', 'linebreak', 'link', 'autolink']

function inline(nodes: StoryNode[], files: FileNames): string {
  const words = nodes.map((node) => {
    if (node.type === 'linebreak') return '\\\n'
    if (node.type === 'tab') return ' '
    if (node.type === 'text') return marked(String(node['text']), Number(node['format']))
    const label = inline(node.children ?? [], files)
    const address = linkOf(node)
    return address ? `[${label}](<${address.replace(/[<>]/g, encodeURIComponent)}>)` : label
  })
  return words
    .join('')
    .replace(/^([^\S\n\r\u2028\u2029]*)([#>+-])/gm, '$1\\$2')
    .replace(/^([^\S\n\r\u2028\u2029]*\d+)([.)])(?=\s|$)/gm, '$1\\$2')
}

function linkOf(node: StoryNode): string | null {
  const { url, doc } = (node['fields'] ?? {}) as { url?: unknown; doc?: { relationTo?: unknown; value?: unknown } }
  if (typeof url === 'string') return url
  const id = idOf(doc?.value)
  const screen = { posts: 'content', merchandise: 'merchandise', products: 'shop' }[String(doc?.relationTo)]
  return id === null || screen === undefined ? null : `/${screen}/${id}`
}

/** Bits of Lexical’s text format, from the inside out. */
const MARKS: [number, string, string][] = [
  [64, '<sup>', '</sup>'],
  [32, '<sub>', '</sub>'],
  [8, '<u>', '</u>'],
  [4, '~~', '~~'],
  [2, '*', '*'],
  [1, '**', '**'],
]

function marked(text: string, format: number): string {
  // Marks have no effect beside spaces.
  const words = text.trim()
  if (words === '') return text
  const begin = text.length - text.trimStart().length
  const [before, after] = [text.slice(0, begin), text.slice(begin + words.length)]
  const isCode = (format & 16) !== 0 && !words.includes('`')
  const inner = isCode ? `\`${words}\`` : words.replace(/[\\`*_[\]<>~|]/g, '\\$&')
  const outer = MARKS.reduce((done, [bit, open, close]) => (format & bit ? open + done + close : done), inner)
  return before + outer + after
}

function listOf(node: StoryNode, files: FileNames): string {
  const isNumbered = node['listType'] === 'number'
  const start = Number(node['start'] ?? 1)
  const items = (node.children ?? []).map((item, at) => {
    const mark = isNumbered ? `${start + at}. ` : '- '
    return mark + mixed(item.children ?? [], files).replaceAll('\n', `\n${' '.repeat(mark.length)}`)
  })
  return items.join('\n')
}

function tableOf(rows: StoryNode[], files: FileNames): string {
  const cells = rows.map((row) =>
    (row.children ?? []).map((cell) => mixed(cell.children ?? [], files).replace(/\\?\n+/g, '<br>')),
  )
  const width = cells.reduce((most, row) => Math.max(most, row.length), 0)
  // Only the first row is as wide as the widest: a story can have thousands of rows with one that is thousands of cells wide.
  const [head = [], ...others] = cells
  const line = (row: string[]) => `| ${row.join(' | ')} |`
  const first = line(Array.from({ length: width }, (_, at) => head[at] ?? ''))
  return [first, `|${' --- |'.repeat(width)}`, ...others.map(line)].join('\n')
}

const quoted = (text: string): string => text.replace(/^/gm, '> ')

function fileOf(value: unknown, files: FileNames): string {
  const id = idOf(value)
  const file = id === null ? null : files(id)
  return file ? `![${file.alt.replace(/[[\]\\\n]/g, ' ')}](<${file.path}>)` : ''
}

function blockFields(node: StoryNode, files: FileNames): string {
  const fields = (node['fields'] ?? {}) as Record<string, unknown>
  const words = (name: string) => (typeof fields[name] === 'string' ? marked(fields[name], 0) : '')
  const together = (...parts: string[]) => parts.filter((part) => part !== '').join('\n\n')
  switch (fields['blockType']) {
    case 'photoGallery': {
      const images: unknown[] = Array.isArray(fields['images']) ? fields['images'] : []
      return together(...images.map((image) => fileOf(image, files)), words('caption'))
    }
    case 'film':
      return together(fileOf(fields['film'], files), words('caption'))
    case 'findCard': {
      const facts = [
        words('stone'),
        typeof fields['weight'] === 'number' ? `${fields['weight']} g` : '',
        words('place'),
      ]
      return together(facts.filter((fact) => fact !== '').join(', '), fileOf(fields['photo'], files), words('note'))
    }
    case 'callout':
      return quoted(words('text'))
    case 'beforeAfter':
      return together(fileOf(fields['before'], files), fileOf(fields['after'], files), words('caption'))
    case 'membersOnly':
      return '<!--members-only-->'
    default:
      return ''
  }
}
