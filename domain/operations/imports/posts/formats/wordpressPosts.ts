import { problem } from '#contracts/problem.ts'
import { importProblem } from '../../importProblem.ts'
import { oldAddresses, resolved } from '../oldAddresses.ts'
import { plainTitle } from '../plainTitle.ts'
import { readText } from '../readText.ts'
import type { PostContext, PostLine, PostReaders, ReadPost } from '../PostLine.ts'
import { textOf } from '../textOf.ts'
import { readWxr, type WxrItem } from './readWxr.ts'
import { type GalleryChoice, withoutShortcodes } from './shortcodes.ts'

/** Tools → Export → All content (WXR). @throws AppError `invalid_import`. */
export function wordpressPosts(bytes: Buffer, { oldSite }: PostContext): PostReaders {
  const { site: head, items } = readWxr(textOf(bytes))
  if (head['wp:wxr_version'] === undefined || items.length === 0)
    throw importProblem(problem('That isn’t WordPress’s export: there is no list of posts in it.'))
  const base = head['wp:base_site_url'] ?? ''
  const site = oldSite ?? (URL.canParse(base) ? new URL(base) : null)
  const pictures = attachmentsIn(items)
  const readers = items
    .filter(({ fields }) => ['post', 'page'].includes(fields['wp:post_type'] ?? ''))
    .map((item, at) => (): ReadPost => ({ line: at + 1, ...toLine(item, pictures, site) }))
  return { readers, files: new Map() }
}

type Pictures = {
  /** Their addresses by their ids. */
  byId: ReadonlyMap<string, string>
  /** The ids of those that were uploaded to a post, in their order, by its id. */
  byPost: ReadonlyMap<string, string[]>
}

function attachmentsIn(items: WxrItem[]): Pictures {
  const attachments = items
    .map(({ fields }) => ({
      id: fields['wp:post_id'] ?? '',
      address: fields['wp:attachment_url'] ?? '',
      postId: fields['wp:post_parent'] ?? '0',
      place: Number(fields['wp:menu_order'] ?? 0) || 0,
    }))
    .filter(({ address }) => address !== '')
    .toSorted((one, other) => one.place - other.place)
  const byPost = new Map<string, string[]>()
  for (const { id, postId } of attachments) {
    const uploaded = byPost.get(postId) ?? []
    uploaded.push(id)
    byPost.set(postId, uploaded)
  }
  return { byId: new Map(attachments.map(({ id, address }) => [id, address])), byPost }
}

/** Of a gallery. Films and documents are attachments, too. */
const galleryIn =
  ({ byId, byPost }: Pictures, ownId: string) =>
  ({ ids, excluded, postId }: GalleryChoice): string[] => {
    const left = new Set(excluded)
    const wanted = ids ?? byPost.get(postId ?? ownId) ?? []
    return wanted.filter((id) => !left.has(id)).flatMap((id) => byId.get(id) ?? [])
  }

function toLine({ fields, thumbnail }: WxrItem, pictures: Pictures, site: URL | null): Omit<ReadPost, 'line'> {
  const { 'wp:post_id': id = '', 'wp:status': status, 'wp:post_type': type } = fields
  const hasPassword = (fields['wp:post_password'] ?? '') !== ''
  const content = withoutShortcodes(fields['content:encoded'] ?? '', galleryIn(pictures, id))
  const { body, problem } = readText(content, oldAddresses(site), { isWordPress: true })
  const post: PostLine = {
    source: `wordpress:${site?.host ?? ''} ${id}`,
    title: plainTitle(fields.title ?? ''),
    description: plainTitle(fields['excerpt:encoded'] ?? ''),
    body,
    cover: resolved(pictures.byId.get(thumbnail ?? '') ?? '', site),
    publishedAt: status === 'publish' && !hasPassword ? publishedAt(fields) : null,
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

/** Some plugins leave the time in GMT zero. The last one has no time zone. */
const publishedAt = (fields: WxrItem['fields']): string | null =>
  dateOf(inUtc(fields['wp:post_date_gmt'])) ?? dateOf(fields.pubDate) ?? dateOf(inUtc(fields['wp:post_date']))

const inUtc = (time = ''): string => `${time.replace(' ', 'T')}Z`

/** Zero dates are before the web. */
function dateOf(time = ''): string | null {
  const date = new Date(time)
  const year = date.getUTCFullYear()
  return Number.isNaN(date.getTime()) || year < 1990 || year > 9999 ? null : date.toISOString()
}
