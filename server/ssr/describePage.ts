import type { Language } from '#contracts/shared/languages.ts'
import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import type { SitePage } from '#contracts/content/pages.ts'
import type { Round } from '#contracts/community/questions.ts'
import { roundAddress } from '#contracts/community/roundAddress.ts'
import type { Series } from '#contracts/content/series.ts'
import { seriesAddress } from '#contracts/content/seriesAddress.ts'
import type { SiteConfig } from '#contracts/platform/site.ts'
import { cutText } from '#contracts/shared/cutText.ts'
import type { StoredPost } from '#domain/content/posts/findPosts.ts'
import type { PostSeo } from '#domain/content/posts/findPostSeo.ts'
import { textIn } from '#domain/content/posts/textIn.ts'
import { storyText } from '#domain/content/stories/storyText.ts'
import { textsIn } from '#texts/textsIn.ts'
import type { ArticlePage } from './articleHead.ts'
import type { PageDescription } from './PageDescription.ts'
import type { Prefetched } from './prefetch.ts'
import type { Screen } from './screens.ts'
import { listData, type Named, postData } from './structuredData.ts'

export type PageFacts = {
  language: Language
  /** That the site has. */
  languages: readonly Language[]
  brand: Named
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
  prices: Pick<SiteConfig['prices'], 'monthly' | 'trialDays'>
  answers: Prefetched[]
}

/**
 * A post is described as signed-out visitors see it: a locked one never names its media.
 * @param screen null for an unknown page.
 */
export function describePage(screen: Screen | null, facts: PageFacts): PageDescription {
  if (facts.article) return facts.article.describe(facts.brand, facts.language)
  if (facts.post) return describePost(facts.post, facts)
  if (facts.series) return describeSeries(facts.series, facts)
  if (facts.round) return describeRound(facts.round, facts)
  if (facts.ownPage) return describeOwnPage(facts.ownPage, facts.brand)
  return screen ? describeScreen(screen, facts) : describeUnknown(facts)
}

function describeScreen(screen: Screen, { search, answers, brand, language, prices }: PageFacts): PageDescription {
  const t = textsIn(language)
  const own =
    typeof screen.description === 'function'
      ? screen.description(prices, language)
      : screen.description && t(screen.description)
  const description = own ?? brand.description
  return {
    title: screen.name === null ? brand.name : `${t(screen.name)} | ${brand.name}`,
    description,
    picture: null,
    isIndexed: screen.isIndexed,
    ...screen.head?.({ language, search, brand, description, answers }),
  }
}

const describeUnknown = ({ brand, language }: PageFacts): PageDescription => ({
  title: `${textsIn(language)('404 Page Not Found')} | ${brand.name}`,
  description: brand.description,
  picture: null,
  isIndexed: false,
})

/** Its cover is public once a part is published. */
function describeSeries(series: Series, { brand, language }: PageFacts): PageDescription {
  const posts = series.posts.filter(({ status }) => status === 'published')
  const isPublic = posts.length > 0
  return {
    title: `${series.title} | ${brand.name}`,
    description: shorten(series.description) || brand.description,
    picture: isPublic ? series.coverImageUrl : null,
    isIndexed: isPublic,
    address: seriesAddress(series.slug),
    data: isPublic ? [listData(series.title, posts, brand, language)] : undefined,
  }
}

const describeRound = ({ id, title, description }: Round, { brand, language }: PageFacts): PageDescription => ({
  title: `${title} | ${brand.name}`,
  description:
    shorten(description) || textsIn(language)('Members ask and vote, and we answer: on film, or in writing.'),
  picture: null,
  isIndexed: true,
  address: roundAddress(id, title),
})

function describeOwnPage({ title, story, seo }: SitePage, brand: Named): PageDescription {
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

const shorten = (text: string): string => cutText(text.replace(/\s+/g, ' ').trim(), 200)
