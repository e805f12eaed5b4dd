import { importProblem } from '../../importProblem.ts'
import { oldAddresses, resolved } from '../oldAddresses.ts'
import { paragraphsOf } from '../paragraphsOf.ts'
import { plainTitle } from '../plainTitle.ts'
import { readText } from '../readText.ts'
import type { PostContext, PostLine, PostReaders, ReadPost } from '../PostLine.ts'
import { textOf } from '../textOf.ts'
import { readWxr, type WxrItem } from './readWxr.ts'

/** Tools → Export → All content (WXR). @throws ShopError `invalid_import`. */
export function wordpressPosts(bytes: Buffer, { oldSite }: PostContext): PostReaders {
  const { site: head, items } = readWxr(textOf(bytes))
  if (head['wp:wxr_version'] === undefined || items.length === 0)
    throw importProblem('That isn’t WordPress’s export: there is no list of posts in it.')
  const base = head['wp:base_site_url'] ?? ''
  const site = oldSite ?? (URL.canParse(base) ? new URL(base) : null)
  const pictures = new Map(items.map(({ fields }) => [fields['wp:post_id'], fields['wp:attachment_url']]))
  const readers = items
    .filter(({ fields }) => ['post', 'page'].includes(fields['wp:post_type'] ?? ''))
    .map((item, at) => (): ReadPost => ({ line: at + 1, ...toLine(item, pictures, site) }))
  return { readers, files: new Map() }
}

type Pictures = ReadonlyMap<string | undefined, string | undefined>

function toLine({ fields, thumbnail }: WxrItem, pictures: Pictures, site: URL | null): Omit<ReadPost, 'line'> {
  const { 'wp:post_id': id = '', 'wp:status': status, 'wp:post_type': type } = fields
  const hasPassword = (fields['wp:post_password'] ?? '') !== ''
  const { body, problem } = readText(paragraphsOf(fields['content:encoded'] ?? ''), oldAddresses(site))
  const post: PostLine = {
    source: `wordpress:${site?.host ?? ''} ${id}`,
    title: plainTitle(fields.title ?? ''),
    description: plainTitle(fields['excerpt:encoded'] ?? ''),
    body,
    cover: resolved(pictures.get(thumbnail ?? '') ?? '', site),
    publishedAt: status === 'publish' && !hasPassword ? dateOf(fields['wp:post_date_gmt'] ?? '') : null,
    isMembersOnly: hasPassword || status === 'private',
    leftOut:
      type === 'page'
        ? 'This is a page, not a post.'
        : status === 'trash' || status === 'auto-draft'
          ? 'This was deleted or never saved at WordPress.'
          : null,
  }
  return { post, problem }
}

const dateOf = (time: string): string | null => {
  const date = new Date(`${time.replace(' ', 'T')}Z`)
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1990 ? null : date.toISOString()
}
