import { problem } from '#contracts/shared/problem.ts'
import { SaxesParser } from 'saxes'
import { importProblem } from '../../importProblem.ts'

/** Posts, pages, pictures and menus; with more, their number is not that of a site. */
const MAX_ITEMS = 50_000
const MAX_LEVELS = 100

const WANTED = [
  'title',
  'link',
  'content:encoded',
  'excerpt:encoded',
  'wp:post_id',
  'wp:post_type',
  'wp:status',
  'wp:post_date_gmt',
  'wp:post_date',
  'pubDate',
  'wp:post_parent',
  'wp:menu_order',
  'wp:post_password',
  'wp:attachment_url',
  'wp:wxr_version',
  'wp:base_site_url',
  'wp:base_blog_url',
  'wp:meta_key',
  'wp:meta_value',
] as const
type Field = (typeof WANTED)[number]
type Fields = Partial<Record<Field, string>>

export type WxrItem = {
  fields: Fields
  /** The id of the item with its picture. */
  thumbnail: string | null
  /** The notes below its text, as JSON. */
  footnotes: string | null
}
type Wxr = { site: Fields; items: WxrItem[] }

const isWanted = (name: string): name is Field => (WANTED as readonly string[]).includes(name)

/** WordPress’s own XML. Only the fields we use are kept, so a large file needs little more memory than its text. @throws AppError `invalid_import`. */
export function readWxr(xml: string): Wxr {
  const reader = new WxrReader()
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => reader.open(name))
  parser.on('closetag', () => reader.close())
  parser.on('text', (words) => reader.read(words))
  parser.on('cdata', (words) => reader.read(words))
  // An export has none. Posts have them in their texts.
  parser.on('doctype', () => {
    throw importProblem(problem('That isn’t WordPress’s export: it declares a document type.'))
  })
  parser.on('error', (error) => {
    // A lone & is text.
    if (!error.message.includes('entity'))
      throw importProblem(problem('That file isn’t complete XML. Please export it again.'))
  })
  parser.write(exportIn(xml).replace(CONTROLS, '')).close()
  return reader.wxr
}

/** Plugins put these into texts, and XML has none. */
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

const END = '</rss>'

/** Plugins print blank lines and warnings before and behind it, which XML doesn’t allow. */
function exportIn(xml: string): string {
  const root = xml.indexOf('<rss')
  const begin = Math.max(
    0,
    ['<?xml', '<!DOCTYPE', '<rss'].map((mark) => xml.indexOf(mark)).find((at) => at >= 0 && at <= root) ?? 0,
  )
  const end = xml.lastIndexOf(END)
  return end < begin ? xml.slice(begin) : xml.slice(begin, end + END.length)
}

class WxrReader {
  readonly wxr: Wxr = { site: {}, items: [] }
  private readonly path: string[] = []
  private words = ''
  private meta: Fields = {}

  open(name: string): void {
    this.path.push(name)
    this.words = ''
    if (this.path.length > MAX_LEVELS)
      throw importProblem(problem('That isn’t WordPress’s export: it is nested too deeply.'))
    if (this.path.length === 3 && this.isIn('rss', 'channel', 'item'))
      this.wxr.items.push({ fields: {}, thumbnail: null, footnotes: null })
    if (this.wxr.items.length > MAX_ITEMS)
      throw importProblem(problem('That file has more than 50,000 posts and pictures. Please split it.'))
  }

  read(words: string): void {
    this.words += words
  }

  close(): void {
    const name = this.path.at(-1) ?? ''
    const fields = this.fieldsHere()
    if (fields && isWanted(name)) fields[name] ??= this.words.trim()
    const item = this.wxr.items.at(-1)
    if (item && this.path.length === 4 && this.isIn('rss', 'channel', 'item', 'wp:postmeta')) {
      if (this.meta['wp:meta_key'] === '_thumbnail_id') item.thumbnail ??= this.meta['wp:meta_value'] ?? null
      if (this.meta['wp:meta_key'] === 'footnotes') item.footnotes ??= this.meta['wp:meta_value'] ?? null
      this.meta = {}
    }
    this.path.pop()
    this.words = ''
  }

  private fieldsHere(): Fields | undefined {
    switch (this.path.length) {
      case 3:
        return this.isIn('rss', 'channel') ? this.wxr.site : undefined
      case 4:
        return this.isIn('rss', 'channel', 'item') ? this.wxr.items.at(-1)?.fields : undefined
      case 5:
        return this.isIn('rss', 'channel', 'item', 'wp:postmeta') ? this.meta : undefined
      default:
        return undefined
    }
  }

  private isIn(...names: string[]): boolean {
    return names.every((name, at) => this.path[at] === name)
  }
}
