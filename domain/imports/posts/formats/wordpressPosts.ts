import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { importProblem } from '../../importProblem.ts'
import { oldAddresses, resolved } from '../oldAddresses.ts'
import { paragraphsOf } from '../paragraphsOf.ts'
import { plainTitle } from '../plainTitle.ts'
import { readText } from '../readText.ts'
import type { PostContext, PostLine, PostReaders, ReadPost } from '../PostLine.ts'
import { textOf } from '../textOf.ts'

const text = z.coerce.string().catch('')
const itemSchema = z.object({
  title: text,
  link: text,
  'content:encoded': text,
  'excerpt:encoded': text,
  'wp:post_id': text,
  'wp:post_type': text,
  'wp:status': text,
  'wp:post_date_gmt': text,
  'wp:post_password': text,
  'wp:attachment_url': text,
  'wp:postmeta': z.array(z.object({ 'wp:meta_key': text, 'wp:meta_value': text })).catch([]),
})
type Item = z.output<typeof itemSchema>
const exportSchema = z.object({
  rss: z.object({
    channel: z.object({ 'wp:wxr_version': z.unknown(), 'wp:base_site_url': text, item: z.array(z.unknown()) }),
  }),
})

/** Tools → Export → All content (WXR). @throws ShopError `invalid_import`. */
export function wordpressPosts(bytes: Buffer, { oldSite }: PostContext): PostReaders {
  const read = exportSchema.safeParse(parse(textOf(bytes)))
  if (!read.success || read.data.rss.channel['wp:wxr_version'] === undefined)
    throw importProblem('That isn’t WordPress’s export: there is no list of posts in it.')
  const { 'wp:base_site_url': base, item } = read.data.rss.channel
  const site = oldSite ?? (URL.canParse(base) ? new URL(base) : null)
  const items = item.map((one) => itemSchema.parse(one))
  const pictures = new Map(items.map((one) => [one['wp:post_id'], one['wp:attachment_url']]))
  const readers = items
    .filter((one) => ['post', 'page'].includes(one['wp:post_type']))
    .map((one, at) => (): ReadPost => ({ line: at + 1, ...toLine(one, pictures, site) }))
  return { readers, files: new Map() }
}

function toLine(item: Item, pictures: Map<string, string>, site: URL | null): Omit<ReadPost, 'line'> {
  const cover = item['wp:postmeta'].find((meta) => meta['wp:meta_key'] === '_thumbnail_id')?.['wp:meta_value']
  const hasPassword = item['wp:post_password'] !== ''
  const { body, problem } = readText(paragraphsOf(item['content:encoded']), oldAddresses(site))
  const post: PostLine = {
    source: `wordpress:${site?.host ?? ''} ${item['wp:post_id']}`,
    title: plainTitle(item.title),
    description: plainTitle(item['excerpt:encoded']),
    body,
    cover: resolved(pictures.get(cover ?? '') ?? '', site),
    publishedAt: item['wp:status'] === 'publish' && !hasPassword ? dateOf(item['wp:post_date_gmt']) : null,
    isMembersOnly: hasPassword || item['wp:status'] === 'private',
    leftOut:
      item['wp:post_type'] === 'page'
        ? 'This is a page, not a post.'
        : item['wp:status'] === 'trash' || item['wp:status'] === 'auto-draft'
          ? 'This was deleted or never saved at WordPress.'
          : null,
  }
  return { post, problem }
}

const dateOf = (time: string): string | null => {
  const date = new Date(`${time.replace(' ', 'T')}Z`)
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1990 ? null : date.toISOString()
}

function parse(xml: string): unknown {
  // An export has none, and entities could make it grow without end.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml))
    throw importProblem('That isn’t WordPress’s export: it declares a document type.')
  const parser = new XMLParser({
    ignoreAttributes: true,
    parseTagValue: false,
    isArray: (name) => name === 'item' || name === 'wp:postmeta',
  })
  try {
    return parser.parse(xml, true)
  } catch {
    throw importProblem('That file isn’t complete XML. Please export it again.')
  }
}
