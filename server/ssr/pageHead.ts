import { CURRENCY } from '#contracts/constants.ts'
import { escapeHtml } from '#contracts/escapeHtml.ts'
import { inLanguage, type Language } from '#contracts/languages.ts'
import { mediaAddress } from '#contracts/mediaAddress.ts'
import type { SitePage } from '#contracts/pages.ts'
import { contentAddress, contentListingOf } from '#contracts/postPages.ts'
import { pageNumberOf } from '#contracts/pageNumberOf.ts'
import type { Round } from '#contracts/questions.ts'
import { roundAddress } from '#contracts/roundAddress.ts'
import { searchOf } from '#contracts/searchPages.ts'
import type { Series } from '#contracts/series.ts'
import { seriesAddress } from '#contracts/seriesAddress.ts'
import type { SiteConfig } from '#contracts/site.ts'
import { BRAND_DEFAULTS } from '#contracts/siteDefaults.ts'
import type { StoredPost } from '#domain/posts/findPosts.ts'
import type { PostSeo } from '#domain/posts/findPostSeo.ts'
import { isMembersOnly } from '#domain/posts/mayWatch.ts'
import { textIn } from '#domain/posts/textIn.ts'
import { storyText } from '#domain/stories/storyText.ts'
import { env } from '#env'
import { textsIn } from '#texts/textsIn.ts'
import { alternatesOf } from './alternatesOf.ts'
import type { ArticlePage } from './articleHead.ts'
import type { Screen } from './screens.ts'

/** For pages without a picture of their own: the drawn gift card. */
const AGATE = '/agate.webp'

export type PageDescription = {
  title: string
  description: string
  picture: string | null
  isIndexed: boolean
  /** Of Open Graph; `website` when it is missing. */
  type?: 'article' | 'product'
  /** Structured data, each in an element of its own. */
  data?: object[] | undefined
}

export type PageFacts = {
  language: Language
  brand: { name: string; description: string }
  /** The owner's page at this address. */
  ownPage: SitePage | null
  /** The article or product at this address. */
  article: ArticlePage | null
  /** The Q&A round at this address. */
  round: Round | null
  /** What the post says about itself for sharing. */
  seo: PostSeo | null
  now: Date
  search: URLSearchParams
  post: StoredPost | null
  series: Series | null
  coverAddress: string | null
  prices: Pick<SiteConfig['prices'], 'monthly' | 'trialDays'>
  /** Published posts on the page, in order. */
  shownPosts: { id: number | string; title: string }[]
  /** The gift cards for sale, smallest first, on their page. */
  giftAmounts: string[]
}

/**
 * A post is described as signed-out visitors see it: a locked one never names its media.
 * @param screen null for an unknown page.
 */
export function pageHead(path: string, screen: Screen | null, given: PageFacts): string {
  const facts = { ...given, brand: brandIn(given) }
  const page = describe(path, screen, facts)
  const { SITE_URL } = env()
  const address = addressOf(path, facts)
  const url = SITE_URL + inLanguage(facts.language, address)
  // The print provider's pictures are at the provider.
  const picture = page.picture && new URL(page.picture, SITE_URL).href
  const properties = {
    'og:site_name': facts.brand.name,
    'og:type': page.type ?? 'website',
    'og:title': page.title,
    'og:description': page.description,
    'og:url': url,
    ...(picture && { 'og:image': picture }),
  }
  const alternates = alternatesOf(address).map(
    ({ hreflang, url: twin }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(twin)}">`,
  )
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`),
    `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">`,
    ...(page.isIndexed
      ? [`<link rel="canonical" href="${escapeHtml(url)}">`, ...alternates]
      : ['<meta name="robots" content="noindex">']),
    ...(page.data ?? []).map(
      (data) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('')
}

/** The owner's own words are in the language they chose. */
function brandIn({ brand, language }: PageFacts): PageFacts['brand'] {
  const isStandard = brand.description === BRAND_DEFAULTS.description
  return isStandard ? { ...brand, description: textsIn(language)(BRAND_DEFAULTS.description) } : brand
}

/** Of the parameters, only the page number changes the content. */
function addressOf(path: string, { series, round, search }: PageFacts): string {
  if (series) return seriesAddress(series.slug)
  if (round) return roundAddress(round.id, round.title)
  return path === '/content' ? contentAddress(contentListingOf(search), pageNumberOf(search)) : path
}

function describe(path: string, screen: Screen | null, facts: PageFacts): PageDescription {
  if (facts.article) return facts.article.describe(facts.brand, facts.language)
  if (facts.post) return describePost(facts.post, facts)
  if (facts.series) return describeSeries(facts.series, facts)
  if (facts.round) return describeRound(facts.round, facts)
  return facts.ownPage ? describeOwnPage(facts.ownPage, facts.brand) : describeScreen(path, screen, facts)
}

function describeScreen(path: string, screen: Screen | null, facts: PageFacts): PageDescription {
  const { search, coverAddress, shownPosts, brand, language } = facts
  const t = textsIn(language)
  if (!screen) {
    const title = `${t('404 Page Not Found')} | ${brand.name}`
    return { title, description: brand.description, picture: null, isIndexed: false }
  }
  const title = screen.name === null ? brand.name : `${t(screen.name)} | ${brand.name}`
  const own =
    typeof screen.description === 'function'
      ? screen.description(facts.prices, language)
      : screen.description && t(screen.description)
  const description = own ?? brand.description
  const isPastTheEnd = path === '/content' && pageNumberOf(search) > 1 && shownPosts.length === 0
  const isSearch = path === '/content' && searchOf(search) !== null
  const isIndexed = screen.isIndexed && !isPastTheEnd && !isSearch
  const picture = path === '/gift-cards' ? AGATE : coverAddress
  return { title, description, picture, isIndexed, data: screenData(path, facts, description) }
}

/** Its cover is public once a part is published. */
function describeSeries(series: Series, { shownPosts, brand, language }: PageFacts): PageDescription {
  const isPublic = shownPosts.length > 0
  return {
    title: `${series.title} | ${brand.name}`,
    description: shorten(series.description) || brand.description,
    picture: isPublic ? series.coverImageUrl : null,
    isIndexed: isPublic,
    data: isPublic ? [listData(series.title, shownPosts, brand, language)] : undefined,
  }
}

const describeRound = ({ title, description }: Round, { brand, language }: PageFacts): PageDescription => ({
  title: `${title} | ${brand.name}`,
  description:
    shorten(description) || textsIn(language)('Members ask and vote, and we answer: on film, or in writing.'),
  picture: null,
  isIndexed: true,
})

function screenData(path: string, facts: PageFacts, description: string): object[] | undefined {
  const { brand, shownPosts, giftAmounts, language } = facts
  if (path === '/gift-cards' && giftAmounts.length > 0) return [giftCardData(giftAmounts, description, facts)]
  if (path === '/') return [{ '@context': 'https://schema.org', ...siteData(brand, language) }]
  return path === '/content' ? [listData(textsIn(language)('Content'), shownPosts, brand, language)] : undefined
}

/** As the articles describe themselves: `domain/articles/articleData.ts`. */
const giftCardData = (amounts: string[], description: string, { brand, language }: PageFacts) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: textsIn(language)('Gift card'),
  description,
  image: env().SITE_URL + AGATE,
  url: env().SITE_URL + inLanguage(language, '/gift-cards'),
  brand: { '@type': 'Brand', name: brand.name },
  offers: {
    '@type': 'AggregateOffer',
    priceCurrency: CURRENCY.toUpperCase(),
    lowPrice: amounts[0],
    highPrice: amounts.at(-1),
    offerCount: amounts.length,
    availability: 'https://schema.org/InStock',
  },
})

const siteData = ({ name, description }: PageFacts['brand'], language: Language) => ({
  '@type': 'WebSite',
  name,
  url: env().SITE_URL + inLanguage(language, '/'),
  description,
})

function listData(
  name: string,
  shownPosts: PageFacts['shownPosts'],
  brand: PageFacts['brand'],
  language: Language,
): object {
  const { SITE_URL } = env()
  const items = shownPosts.map(({ id, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: SITE_URL + inLanguage(language, `/content/${id}`),
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    isPartOf: siteData(brand, language),
    mainEntity: { '@type': 'ItemList', itemListElement: items },
  }
}

function describeOwnPage({ title, story, seo }: SitePage, brand: PageFacts['brand']): PageDescription {
  const paragraphs = (story?.root.children ?? []).filter(({ type }) => type === 'paragraph')
  const text = shorten(paragraphs.map((root) => storyText({ root })).find((words) => words !== '') ?? '')
  return {
    title: seo.title ?? `${title} | ${brand.name}`,
    description: seo.description ?? (text || brand.description),
    picture: seo.imageUrl,
    isIndexed: true,
  }
}

/** What the owner wrote for search engines is in the original's language. */
function describePost(post: StoredPost, { seo, brand, now, language }: PageFacts): PageDescription {
  const text = textIn(post, language)
  const own = text.language === 'en' ? seo : null
  const description = own?.description ?? (shorten(text.description) || brand.description)
  const key = seo?.imageKey ?? post.coverKey
  const picture = post.status === 'published' && key ? mediaAddress(key) : null
  const title = own?.title ?? `${text.title} | ${brand.name}`
  if (post.status !== 'published') return { title, description, picture, isIndexed: false, type: 'article' }
  return {
    title,
    description,
    picture,
    isIndexed: true,
    type: 'article',
    data: [postData(post, { name: text.title, description, picture, now, language })],
  }
}

type Shown = { name: string; description: string; picture: string | null; now: Date; language: Language }

function postData(post: StoredPost, { name, description, picture, now, language }: Shown): object {
  const { SITE_URL } = env()
  const isFree = !isMembersOnly(post, now)
  return {
    '@context': 'https://schema.org',
    '@type': post.type === 'video' ? 'VideoObject' : 'ImageGallery',
    name,
    description,
    url: SITE_URL + inLanguage(language, `/content/${post.id}`),
    uploadDate: post.createdAt.toISOString(),
    isAccessibleForFree: isFree,
    // A film has no cover while it is being prepared.
    ...((picture || post.type === 'video') && { thumbnailUrl: SITE_URL + (picture ?? AGATE) }),
    ...(post.videoDuration && { duration: `PT${Math.round(post.videoDuration)}S` }),
    ...(isFree && post.videoKey && { contentUrl: `${SITE_URL}${mediaAddress(post.videoKey)}` }),
    ...(isFree &&
      post.imageKeys.length > 0 && { image: post.imageKeys.map((key) => `${SITE_URL}${mediaAddress(key)}`) }),
  }
}

const shorten = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 200)
