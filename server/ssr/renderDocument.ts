import type { z } from 'zod'
import { inLanguage, type Language } from '#contracts/languages.ts'
import { manifestAddress } from '#contracts/manifestAddress.ts'
import { DEFAULT_PRICES } from '#contracts/membershipPrices.ts'
import { centsToAmount } from '#contracts/money.ts'
import { pageSchema } from '#contracts/pages.ts'
import type { PostStatus } from '#contracts/posts.ts'
import { searchOf } from '#contracts/searchPages.ts'
import { questionPageSchema, type Round } from '#contracts/questions.ts'
import { seriesSchema } from '#contracts/series.ts'
import { seriesSlugOf } from '#contracts/seriesSlug.ts'
import { configSchema } from '#contracts/site.ts'
import { findPost, type StoredPost } from '#domain/posts/findPosts.ts'
import { findPostSeo } from '#domain/posts/findPostSeo.ts'
import { ShopError } from '#domain/ShopError.ts'
import { readBrand } from '#domain/site/readBrand.ts'
import type { HttpReq } from '#endpoints/authorize.ts'
import { msg } from '#contracts/msg.ts'
import { textsIn } from '#texts/textsIn.ts'
import type { CachedEndpoints } from '../cache/cachedEndpoints.ts'
import { giftCardOfferSchema } from '#contracts/giftCardSales.ts'
import { articlePage } from './articleHead.ts'
import { applyLook } from './applyLook.ts'
import { pageHead, type PageFacts } from './pageHead.ts'
import { prefetch, type Prefetched, writePrefetched } from './prefetch.ts'
import { coverPhotoAddress, type FoundScreen, roundDataAddress, seriesDataAddress } from './screens.ts'

export type RenderedApp = {
  html: string
  /** False when the browser has to render. */
  isRendered: boolean
}

/** @param page.data null leaves rendering to the browser. */
export type RenderApp = (page: {
  found: FoundScreen | null
  url: string
  isSignedIn: boolean
  data: string | null
}) => Promise<RenderedApp>

type Page = {
  language: Language
  /** Without the language. */
  path: string
  /** Null for a page that does not exist. */
  found: FoundScreen | null
  url: string
  isRendered: boolean
}
type Deps = { renderApp: RenderApp; answers?: CachedEndpoints | undefined }

const PERSONAL = ['/auth/user', '/cart']
const CONFIG = '/config'
const NOSCRIPT = msg('This site needs JavaScript to show its videos, galleries and shop.')
const shownSchema = configSchema.pick({ brand: true, theme: true, prices: true })

export type RenderedDocument = {
  status: number
  html: string
  /** False if its screen should have been rendered and was not: it must not be kept. */
  isComplete: boolean
  /** The page has another address now. */
  movedTo?: string
}

export async function renderDocument(
  req: HttpReq,
  { language, path, found, url, isRendered }: Page,
  { renderApp, answers }: Deps,
): Promise<RenderedDocument> {
  const search = new URLSearchParams(url.split('?')[1])
  const isSignedIn = req.user !== null
  const visit = {
    language,
    search,
    isSignedIn,
    postId: found?.postId ?? null,
    slug: found?.slug,
    article: found?.article,
    roundId: found?.roundId,
  }
  const seriesSlug = path === '/content' && !searchOf(search) ? seriesSlugOf(search) : null
  const [post, seo, prefetched] = await Promise.all([
    visit.postId === null ? null : nullIfUnknown(findPost(req, visit.postId)),
    visit.postId === null ? null : findPostSeo(req.pool, visit.postId),
    prefetch(
      req,
      [...(found?.screen.isShell ? [] : PERSONAL), CONFIG, ...(found?.screen.prefetch(visit) ?? [])],
      answers,
    ),
  ])
  const series =
    seriesSlug === null ? null : answerAmong(prefetched, seriesDataAddress(seriesSlug, language), seriesSchema)
  const ownPage = found?.slug === undefined ? null : answerAmong(prefetched, `/pages/${found.slug}`, pageSchema)
  const round = found?.roundId === undefined ? null : roundAmong(prefetched, found.roundId, search)
  const article = found?.article ? articlePage(found.article, prefetched) : null
  if (article?.address && article.address !== path)
    return { status: 301, html: '', isComplete: true, movedTo: inLanguage(language, article.address) }
  const exists =
    found !== null &&
    (found.article === undefined || article !== null) &&
    (found.postId === null || post !== null) &&
    (found.slug === undefined || ownPage !== null) &&
    (found.roundId === undefined || round !== null) &&
    (seriesSlug === null || series !== null)
  const { data, preloads } = writePrefetched(prefetched)
  const canRender = isRendered && !isSignedIn && (exists ? found.screen.isRendered : isPlainNotFound(path))
  const { html, isRendered: wasRendered } = await renderApp({ found, url, isSignedIn, data: canRender ? data : null })
  const config = answerAmong(prefetched, CONFIG, shownSchema)
  const look = config ?? (await readBrand(req.pool))
  const head = pageHead(path, exists ? found.screen : null, {
    language,
    brand: look.brand,
    ownPage,
    article,
    round,
    seo: post && seo,
    search,
    now: req.now,
    post,
    series,
    prices: config?.prices ?? STANDARD_PRICES,
    coverAddress: path === '/' ? coverAmong(prefetched) : null,
    giftAmounts: path === '/gift-cards' ? (answerAmong(prefetched, path, giftCardOfferSchema)?.amounts ?? []) : [],
    shownPosts: path === '/content' ? (series?.posts.filter(isPublished) ?? postsAmong(prefetched)) : [],
  })
  const element = `<script type="application/json" id="initial-data">${data}</script>`
  // A function, because data may contain patterns of `replace`.
  const branded = applyLook(html, look)
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(manifestAddress('en'), manifestAddress(language))
    .replace(NOSCRIPT, () => textsIn(language)(NOSCRIPT))
  const status = article?.isWithdrawn ? 410 : 200
  return {
    status: exists ? status : 404,
    isComplete: wasRendered || !canRender,
    html: branded.replace('</head>', () => `${head}${preloads}${element}</head>`),
  }
}

/** The SPA's router warns about undecodable paths, which would let anyone fill the log. */
function isPlainNotFound(path: string): boolean {
  try {
    return !/^\/(content|merchandise|shop|questions)\//.test(path) && decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** What this visitor must not know about is a page that does not exist. */
async function nullIfUnknown(finding: Promise<StoredPost>): Promise<StoredPost | null> {
  try {
    return await finding
  } catch (error) {
    if (error instanceof ShopError) return null
    throw error
  }
}

/** Published posts only: employees and authors are sent others, too. */
function postsAmong(prefetched: Prefetched[]): { id: number; title: string }[] {
  const list = prefetched.find(({ address }) => address.startsWith('/posts/page?'))
  // Validated by the endpoint's output schema.
  const page = list && (JSON.parse(list.json) as { posts: { id: number; title: string; status: PostStatus }[] })
  return page?.posts.filter(isPublished) ?? []
}

const STANDARD_PRICES: PageFacts['prices'] = {
  monthly: centsToAmount(DEFAULT_PRICES.monthly),
  trialDays: DEFAULT_PRICES.trialDays,
}

function answerAmong<S extends z.ZodType>(prefetched: Prefetched[], wanted: string, schema: S): z.output<S> | null {
  const found = prefetched.find(({ address }) => address === wanted)
  return found ? schema.parse(JSON.parse(found.json)) : null
}

const roundAmong = (prefetched: Prefetched[], id: number, search: URLSearchParams): Round | null =>
  answerAmong(prefetched, roundDataAddress(id, search), questionPageSchema)?.round ?? null

const isPublished = ({ status }: { status: PostStatus }): boolean => status === 'published'

function coverAmong(prefetched: Prefetched[]): string | null {
  const setting = prefetched.find(({ address }) => `/api${address}` === coverPhotoAddress)
  return setting ? (JSON.parse(setting.json) as { value: string | null }).value : null
}
