import { inLanguage, type Language } from '#contracts/shared/languages.ts'
import { DEFAULT_PRICES } from '#contracts/membership/membershipPrices.ts'
import { centsToAmount } from '#contracts/shared/money.ts'
import { pageSchema } from '#contracts/content/pages.ts'
import { questionPageSchema } from '#contracts/community/questions.ts'
import { seriesSchema } from '#contracts/content/series.ts'
import { configSchema } from '#contracts/platform/site.ts'
import { findPost, type StoredPost } from '#domain/content/posts/findPosts.ts'
import { findPostSeo } from '#domain/content/posts/findPostSeo.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { readBrand } from '#domain/platform/site/readBrand.ts'
import type { HttpReq } from '#endpoints/authorize.ts'
import type { CachedEndpoints } from '../cache/cachedEndpoints.ts'
import { answerOf } from './answerOf.ts'
import { articlePage } from './articleHead.ts'
import { isScreenOffered, languagesWithout } from '#contracts/platform/siteParts.ts'
import { readPartsOff } from '#domain/platform/site/readPartsOff.ts'
import { configAddress, ownPageAddress, roundDataAddress, seriesDataAddress } from './dataAddresses.ts'
import type { PageFacts } from './describePage.ts'
import { fillPage } from './fillPage.ts'
import { pageHead } from './pageHead.ts'
import { prefetch, writePrefetched } from './prefetch.ts'
import { type FoundScreen, namesOne } from './findScreen.ts'

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
type Deps = { renderApp: RenderApp; cached?: CachedEndpoints | undefined }

const PERSONAL = ['/auth/user', '/cart']
const shownSchema = configSchema.pick({ brand: true, theme: true, prices: true, off: true })

type RenderedDocument = {
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
  { renderApp, cached }: Deps,
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
  const seriesSlug = found?.screen.series?.(search) ?? null
  const [post, seo, answers] = await Promise.all([
    visit.postId === null ? null : nullIfUnknown(findPost(req, visit.postId)),
    visit.postId === null ? null : findPostSeo(req.pool, visit.postId),
    prefetch(
      req,
      [...(found?.screen.isShell ? [] : PERSONAL), configAddress, ...(found?.screen.prefetch(visit) ?? [])],
      cached,
    ),
  ])
  const series = seriesSlug === null ? null : answerOf(answers, seriesDataAddress(seriesSlug, language), seriesSchema)
  const ownPage = found?.slug === undefined ? null : answerOf(answers, ownPageAddress(found.slug), pageSchema)
  const questions =
    found?.roundId === undefined ? null : answerOf(answers, roundDataAddress(found.roundId, search), questionPageSchema)
  const article = found?.article ? articlePage(found.article, answers) : null
  if (article?.address && article.address !== path)
    return { status: 301, html: '', isComplete: true, movedTo: inLanguage(language, article.address) }
  const config = answerOf(answers, configAddress, shownSchema)
  const off = config?.off ?? (await readPartsOff(req.pool))
  if (!languagesWithout(off).includes(language)) return { status: 302, html: '', isComplete: false, movedTo: path }
  const exists =
    found !== null &&
    isScreenOffered(found.screen.path, off) &&
    (found.article === undefined || article !== null) &&
    (found.postId === null || post !== null) &&
    (found.slug === undefined || ownPage !== null) &&
    (found.roundId === undefined || questions !== null) &&
    (seriesSlug === null || series !== null)
  const { data, preloads } = writePrefetched(answers)
  const canRender = isRendered && !isSignedIn && (exists ? found.screen.isRendered : isPlainNotFound(path))
  const { html, isRendered: wasRendered } = await renderApp({
    found: exists ? found : null,
    url,
    isSignedIn,
    data: canRender ? data : null,
  })
  const look = config ?? (await readBrand(req.pool))
  const head = pageHead(path, exists ? found.screen : null, {
    language,
    brand: look.brand,
    ownPage,
    article,
    round: questions?.round ?? null,
    seo: post && seo,
    search,
    now: req.now,
    post,
    series,
    prices: config?.prices ?? STANDARD_PRICES,
    answers,
    languages: languagesWithout(off),
  })
  const element = `<script type="application/json" id="initial-data">${data}</script>`
  const status = article?.isWithdrawn ? 410 : 200
  return {
    status: exists ? status : 404,
    isComplete: wasRendered || !canRender,
    html: fillPage(html, look, { language, inHead: `${head}${preloads}${element}` }),
  }
}

/**
 * Whether the SPA shows '404 Page Not Found' without asking for anything. It ignores a slash at the end. Its router warns about
 * undecodable paths, which would let anyone fill the log.
 */
function isPlainNotFound(path: string): boolean {
  try {
    return !path.endsWith('/') && !namesOne(path) && decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** What this visitor must not know about is a page that does not exist. */
async function nullIfUnknown(finding: Promise<StoredPost>): Promise<StoredPost | null> {
  try {
    return await finding
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

const STANDARD_PRICES: PageFacts['prices'] = {
  monthly: centsToAmount(DEFAULT_PRICES.monthly),
  trialDays: DEFAULT_PRICES.trialDays,
}
