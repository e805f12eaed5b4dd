import { contentAddress, contentFilterOf, pageNumberOf } from '#contracts/postPages.ts'
import type { SiteConfig } from '#contracts/site.ts'
import type { StoredPost } from '#domain/posts/findPosts.ts'
import { isMembersOnly } from '#domain/posts/mayWatch.ts'
import { env } from '#env'
import { ABOUT, SITE_NAME as SITE, type Screen } from './screens.ts'

type Page = { title: string; description: string; picture: string | null; isIndexed: boolean; data?: object }

export type PageFacts = {
  now: Date
  search: URLSearchParams
  post: StoredPost | null
  coverAddress: string | null
  prices: Pick<SiteConfig['prices'], 'monthly' | 'trialDays'>
  /** Published posts on the page, in order. */
  shownPosts: { id: number; title: string }[]
}

/**
 * A post is described as signed-out visitors see it: a locked one never names its media.
 * @param screen null for an unknown page.
 */
export function pageHead(path: string, screen: Screen | null, facts: PageFacts): string {
  const { post } = facts
  const page = post ? describePost(post, facts.now) : describeScreen(path, screen, facts)
  const { SITE_URL } = env()
  const url = SITE_URL + addressOf(path, facts.search)
  const picture = page.picture && SITE_URL + page.picture
  const properties = {
    'og:site_name': SITE,
    'og:type': post ? 'article' : 'website',
    'og:title': page.title,
    'og:description': page.description,
    'og:url': url,
    ...(picture && { 'og:image': picture }),
  }
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`),
    `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">`,
    page.isIndexed ? `<link rel="canonical" href="${escapeHtml(url)}">` : '<meta name="robots" content="noindex">',
    page.data
      ? `<script type="application/ld+json">${JSON.stringify(page.data).replaceAll('<', '\\u003c')}</script>`
      : '',
  ].join('')
}

/** Only the page number changes the content. */
const addressOf = (path: string, search: URLSearchParams): string =>
  path === '/content' ? contentAddress(contentFilterOf(search), pageNumberOf(search)) : path

function describeScreen(path: string, screen: Screen | null, facts: PageFacts): Page {
  if (!screen) return { title: `404 Page Not Found | ${SITE}`, description: ABOUT, picture: null, isIndexed: false }
  const { search, coverAddress, shownPosts, prices } = facts
  const { title } = screen
  const description = typeof screen.description === 'string' ? screen.description : screen.description(prices)
  const isPastTheEnd = path === '/content' && pageNumberOf(search) > 1 && shownPosts.length === 0
  const isIndexed = screen.isIndexed && !isPastTheEnd
  return { title, description, picture: coverAddress, isIndexed, data: screenData(path, shownPosts) }
}

function screenData(path: string, shownPosts: PageFacts['shownPosts']): object | undefined {
  const { SITE_URL } = env()
  const site = { '@type': 'WebSite', name: SITE, url: `${SITE_URL}/`, description: ABOUT }
  if (path === '/') return { '@context': 'https://schema.org', ...site }
  if (path !== '/content') return undefined
  const items = shownPosts.map(({ id, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: `${SITE_URL}/content/${id}`,
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: 'Content',
    isPartOf: site,
    mainEntity: { '@type': 'ItemList', itemListElement: items },
  }
}

function describePost(post: StoredPost, now: Date): Page {
  const description = (post.description ?? '').replace(/\s+/g, ' ').trim().slice(0, 200) || ABOUT
  const picture = post.status === 'published' && post.coverKey ? `/media/${post.coverKey}` : null
  const title = `${post.title} | ${SITE}`
  if (post.status !== 'published') return { title, description, picture, isIndexed: false }
  return { title, description, picture, isIndexed: true, data: postData(post, description, picture, now) }
}

function postData(post: StoredPost, description: string, picture: string | null, now: Date): object {
  const { SITE_URL } = env()
  const isFree = !isMembersOnly(post, now)
  return {
    '@context': 'https://schema.org',
    '@type': post.type === 'video' ? 'VideoObject' : 'ImageGallery',
    name: post.title,
    description,
    url: `${SITE_URL}/content/${post.id}`,
    uploadDate: post.createdAt.toISOString(),
    isAccessibleForFree: isFree,
    ...(picture && { thumbnailUrl: SITE_URL + picture }),
    ...(post.videoDuration && { duration: `PT${Math.round(post.videoDuration)}S` }),
    ...(isFree && post.videoKey && { contentUrl: `${SITE_URL}/media/${post.videoKey}` }),
    ...(isFree && post.imageKeys.length > 0 && { image: post.imageKeys.map((key) => `${SITE_URL}/media/${key}`) }),
  }
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
