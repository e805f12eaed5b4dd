import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import { element, type Markup, writeXml } from '#domain/platform/writeXml.ts'
import type { Brand } from '#domain/platform/site/readBrand.ts'
import type { FeedPost } from './listFeedPosts.ts'

type Feed = { siteUrl: string; token: string; brand: Brand['brand']; now: Date }

const SPACES = {
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:psc': 'http://podlove.org/simple-chapters',
}

/** RSS 2.0 with what podcast players read. */
export const renderFeed = (posts: FeedPost[], feed: Feed): string =>
  render(
    feed,
    posts.map((post) => itemOf(post, feed)),
  )

/** Says that the membership ended, in the player where the member listens. */
export function renderEndedFeed(feed: Feed): string {
  const address = `${feed.siteUrl}/subscribe`
  const item = element('item', [
    element('title', 'Your membership has ended'),
    element('link', address),
    element('guid', 'membership-ended', { isPermaLink: 'false' }),
    element('pubDate', feed.now.toUTCString()),
    element('description', `Subscribe again to watch and read on: ${address}`),
  ])
  return render(feed, [item])
}

function render({ siteUrl, token, brand }: Feed, items: Markup[]): string {
  const image = brand.logoUrl ? new URL(brand.logoUrl, siteUrl).href : `${siteUrl}/icons/agate/512.png`
  const channel = [
    element('title', `${brand.name} for members`),
    element('link', `${siteUrl}/`),
    element('description', brand.tagline),
    element('language', 'en-us'),
    element('atom:link', '', {
      rel: 'self',
      type: 'application/rss+xml',
      href: `${siteUrl}/feeds/${token}.xml`,
    }),
    element('itunes:author', brand.name),
    element('itunes:image', '', { href: image }),
    element('itunes:explicit', 'false'),
    // Directories of podcasts must not list it.
    element('itunes:block', 'Yes'),
  ]
  return writeXml(element('rss', [element('channel', [...channel, ...items])], { version: '2.0', ...SPACES }))
}

function itemOf(post: FeedPost, feed: Feed): Markup {
  const address = `${feed.siteUrl}/content/${post.id}`
  return element('item', [
    element('title', post.title),
    element('link', address),
    element('guid', address),
    element('pubDate', post.createdAt.toUTCString()),
    element('description', post.description ?? ''),
    ...(post.coverKey ? [element('itunes:image', '', { href: feed.siteUrl + mediaAddress(post.coverKey) })] : []),
    ...filmOf(post, feed),
  ])
}

function filmOf(post: FeedPost, { siteUrl, token }: Feed): Markup[] {
  const { filename, mimeType, bytes, durationSeconds, chapters } = post
  if (!filename || !mimeType || bytes === null) return []
  const url = `${siteUrl}/feeds/${token}/${filename}`
  return [
    element('enclosure', '', { url, length: bytes, type: mimeType }),
    ...(durationSeconds === null ? [] : [element('itunes:duration', String(Math.round(durationSeconds)))]),
    ...(chapters ? [element('psc:chapters', chapters.map(chapterOf), { version: '1.2' })] : []),
  ]
}

const chapterOf = ({ second, title }: { second: number; title: string }): Markup =>
  element('psc:chapter', '', { start: clock(second), title })

/** `01:02:03.000`, as the chapters' format asks. */
const clock = (second: number): string => new Date(second * 1000).toISOString().slice(11, 23)
