import { contentAddress, contentFilterOf, pageNumberOf } from '#contracts/postPages.ts'
import type { StoredPost } from '#domain/posts/findPosts.ts'
import { isMembersOnly } from '#domain/posts/mayWatch.ts'
import { env } from '#env'

type Page = { title: string; description: string; picture: string | null; isIndexed: boolean; data?: object }

const SITE = 'Stone Hunt'
const ABOUT = 'Agates, geodes and the ground they come from: videos, photo galleries and gear from the hunt.'

/** Title and description of the screens that are the same for everybody; what is personal is not for search engines. */
const SCREENS: Record<string, { title: string; description: string; isIndexed?: false }> = {
  '/': { title: SITE, description: ABOUT },
  '/content': { title: `Content | ${SITE}`, description: 'Every video and photo gallery from the hunt, newest first.' },
  '/shop': { title: `Shop | ${SITE}`, description: 'Specimens, tools and gear for hunting agates and geodes.' },
  '/merchandise': {
    title: `Merchandise | ${SITE}`,
    description: 'Shirts, mugs and more, printed for you and sent anywhere.',
  },
  '/subscribe': {
    title: `Subscribe | ${SITE}`,
    description: 'All premium videos and galleries for $12.12 a month, with a 7-day free trial.',
  },
  '/cart': { title: `Cart | ${SITE}`, description: ABOUT, isIndexed: false },
  '/checkout': { title: `Checkout | ${SITE}`, description: ABOUT, isIndexed: false },
  '/orders': { title: `Orders | ${SITE}`, description: ABOUT, isIndexed: false },
  '/upload': { title: `Upload Content | ${SITE}`, description: ABOUT, isIndexed: false },
  '/admin': { title: `Admin Panel | ${SITE}`, description: ABOUT, isIndexed: false },
}

/** What the head of a page is written from, beside its address. */
export type PageFacts = {
  now: Date
  /** What stands behind the question mark. */
  search: URLSearchParams
  /** The post of the page, or null on any other. */
  post: StoredPost | null
  /** The picture of the front page. */
  coverAddress: string | null
  /** The published posts of the page, in its order. */
  shownPosts: { id: number; title: string }[]
}

/**
 * What search engines, feed readers and chat previews read of a page: title, description, Open Graph and JSON-LD.
 * A post is described as a signed-out visitor sees it, whoever asks: a locked one never names its media.
 *
 * @returns tags for the head.
 */
export function pageHead(path: string, facts: PageFacts): string {
  const { post } = facts
  const page = post ? describePost(post, facts.now) : describeScreen(path, facts)
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

/** Each page of the list is a page of its own for search engines; other parameters change nothing they should know of. */
const addressOf = (path: string, search: URLSearchParams): string =>
  path === '/content' ? contentAddress(contentFilterOf(search), pageNumberOf(search)) : path

function describeScreen(path: string, { search, coverAddress, shownPosts }: PageFacts): Page {
  const screen = SCREENS[path] ?? { title: `404 Page Not Found | ${SITE}`, description: ABOUT, isIndexed: false }
  const picture = path === '/' ? coverAddress : null
  const isPastTheEnd = path === '/content' && pageNumberOf(search) > 1 && shownPosts.length === 0
  const isIndexed = screen.isIndexed ?? !isPastTheEnd
  return { ...screen, isIndexed, picture, data: screenData(path, shownPosts) }
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
