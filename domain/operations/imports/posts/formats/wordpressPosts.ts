import { problem } from '#contracts/shared/problem.ts'
import { importProblem } from '../../importProblem.ts'
import { Losses } from '../Losses.ts'
import { oldAddresses, resolved } from '../oldAddresses.ts'
import { plainTitle } from '../plainTitle.ts'
import { readText } from '../readText.ts'
import type { PostContext, PostLine, PostReaders, ReadPost } from '../PostLine.ts'
import { textOf } from '../textOf.ts'
import { readWxr, type WxrItem } from './readWxr.ts'
import { sharedBlocks, withFootnotes, withSharedBlocks } from './sharedBlocks.ts'
import { type AttachmentChoice, withoutShortcodes } from './shortcodes.ts'

/** Tools → Export → All content (WXR). @throws AppError `invalid_import`. */
export function wordpressPosts(bytes: Buffer, { oldSite }: PostContext): PostReaders {
  const { site: head, items } = readWxr(textOf(bytes))
  if (head['wp:wxr_version'] === undefined || items.length === 0)
    throw importProblem(problem('That isn’t WordPress’s export: there is no list of posts in it.'))
  // With several blogs, the first is the address of all of them.
  const base = head['wp:base_blog_url'] || head['wp:base_site_url'] || ''
  const site = oldSite ?? (URL.canParse(base) ? new URL(base) : null)
  const around = { pictures: attachmentsIn(items), shared: sharedBlocks(items), site }
  const readers = items
    .filter(({ fields }) => ['post', 'page'].includes(fields['wp:post_type'] ?? ''))
    .map((item, at) => (): ReadPost => ({ line: at + 1, ...toLine(item, around) }))
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

/** What a code shows. Films, sounds and documents are attachments, too. */
const attachmentsFor =
  ({ byId, byPost }: Pictures, ownId: string, lose: (what: string) => void) =>
  ({ ids, excluded, postId, isPlaylist }: AttachmentChoice): string[] => {
    const left = new Set(excluded)
    const wanted = (ids ?? byPost.get(postId ?? ownId) ?? []).filter((id) => !left.has(id))
    return wanted.flatMap((id) => {
      const address = byId.get(id)
      if (address === undefined) lose(isPlaylist ? 'file of a playlist' : 'picture of a gallery')
      return address !== undefined && (isPlaylist ? PLAYED : SHOWN).test(address) ? [address] : []
    })
  }

const SHOWN = /\.(?:jpe?g|png|gif|webp|avif|hei[cf]|bmp|tiff?|svg)$/i
const PLAYED = /\.(?:mp3|m4a|ogg|oga|opus|wav|flac|aac|mp4|m4v|mov|webm|ogv|avi|wmv|mpe?g|3gp)$/i

type Around = { pictures: Pictures; shared: ReadonlyMap<string, string>; site: URL | null }

function toLine({ fields, thumbnail, footnotes }: WxrItem, { pictures, shared, site }: Around): Omit<ReadPost, 'line'> {
  const { 'wp:post_id': id = '', 'wp:status': status, 'wp:post_type': type } = fields
  const hasPassword = (fields['wp:post_password'] ?? '') !== ''
  const losses = new Losses()
  const blocks = withSharedBlocks(fields['content:encoded'] ?? '', shared)
  const content = withoutShortcodes(withFootnotes(blocks, footnotes), attachmentsFor(pictures, id, losses.add))
  const { body, problem } = readText(content, oldAddresses(site), { isWordPress: true, lose: losses.add })
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
    lost: losses.sentence(),
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
