import { mediaAddress } from '#contracts/mediaAddress.ts'
import type { Brand } from '../site/readBrand.ts'
import { escapeXml } from '../articles/merchantFeed.ts'
import type { FeedPost } from './listFeedPosts.ts'

type Feed = { siteUrl: string; token: string; brand: Brand['brand']; now: Date }

const SPACES = [
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:psc="http://podlove.org/simple-chapters"',
].join(' ')

/** RSS 2.0 with what podcast players read. */
export const renderFeed = (posts: FeedPost[], feed: Feed): string =>
  render(
    feed,
    posts.map((post) => itemOf(post, feed)),
  )

/** Says that the membership ended, in the player where the member listens. */
export function renderEndedFeed(feed: Feed): string {
  const address = `${feed.siteUrl}/subscribe`
  const item = [
    element('title', 'Your membership has ended'),
    element('link', address),
    '<guid isPermaLink="false">membership-ended</guid>',
    element('pubDate', feed.now.toUTCString()),
    element('description', `Subscribe again to watch and read on: ${address}`),
  ]
  return render(feed, [`<item>${item.join('')}</item>`])
}

function render({ siteUrl, token, brand }: Feed, items: string[]): string {
  const image = brand.logoUrl ? new URL(brand.logoUrl, siteUrl).href : `${siteUrl}/icons/agate/512.png`
  const channel = [
    element('title', `${brand.name} for members`),
    element('link', `${siteUrl}/`),
    element('description', brand.tagline),
    '<language>en-us</language>',
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(`${siteUrl}/feeds/${token}.xml`)}"/>`,
    element('itunes:author', brand.name),
    `<itunes:image href="${escapeXml(image)}"/>`,
    '<itunes:explicit>false</itunes:explicit>',
    // Directories of podcasts must not list it.
    '<itunes:block>Yes</itunes:block>',
  ]
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" ${SPACES}><channel>${channel.join('')}${items.join('')}</channel></rss>`
}

function itemOf(post: FeedPost, feed: Feed): string {
  const address = `${feed.siteUrl}/content/${post.id}`
  const parts = [
    element('title', post.title),
    element('link', address),
    element('guid', address),
    element('pubDate', post.createdAt.toUTCString()),
    element('description', post.description ?? ''),
    ...(post.coverKey ? [`<itunes:image href="${escapeXml(feed.siteUrl + mediaAddress(post.coverKey))}"/>`] : []),
    ...filmOf(post, feed),
  ]
  return `<item>${parts.join('')}</item>`
}

function filmOf(post: FeedPost, { siteUrl, token }: Feed): string[] {
  const { filename, mimeType, bytes, durationSeconds, chapters } = post
  if (!filename || !mimeType || bytes === null) return []
  const address = `${siteUrl}/feeds/${token}/${filename}`
  return [
    `<enclosure url="${escapeXml(address)}" length="${bytes}" type="${escapeXml(mimeType)}"/>`,
    ...(durationSeconds === null ? [] : [element('itunes:duration', String(Math.round(durationSeconds)))]),
    ...(chapters ? [`<psc:chapters version="1.2">${chapters.map(chapterOf).join('')}</psc:chapters>`] : []),
  ]
}

const chapterOf = ({ second, title }: { second: number; title: string }): string =>
  `<psc:chapter start="${clock(second)}" title="${escapeXml(title)}"/>`

/** `01:02:03.000`, as the chapters' format asks. */
const clock = (second: number): string => new Date(second * 1000).toISOString().slice(11, 23)

const element = (name: string, value: string): string => `<${name}>${escapeXml(value)}</${name}>`
