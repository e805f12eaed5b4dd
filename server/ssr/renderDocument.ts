import { DEFAULT_PRICES } from '#contracts/membershipPrices.ts'
import { centsToAmount } from '#contracts/money.ts'
import type { SiteConfig } from '#contracts/site.ts'
import type { PostStatus } from '#contracts/posts.ts'
import { findPost, type StoredPost } from '#domain/posts/findPosts.ts'
import type { Req } from '#domain/Req.ts'
import { ShopError } from '#domain/ShopError.ts'
import type { HttpReq } from '#endpoints/authorize.ts'
import type { CachedEndpoints } from '../cache/cachedEndpoints.ts'
import { pageHead, type PageFacts } from './pageHead.ts'
import { prefetch, type Prefetched, writePrefetched } from './prefetch.ts'
import { coverPhotoAddress, type FoundScreen, screenAt } from './screens.ts'

/** @param page.data null leaves rendering to the browser. */
export type RenderApp = (page: {
  found: FoundScreen | null
  url: string
  isSignedIn: boolean
  data: string | null
}) => Promise<string>

type Page = {
  path: string
  url: string
  isRendered: boolean
}
type Deps = { renderApp: RenderApp; answers?: CachedEndpoints | undefined }

const PERSONAL = ['/auth/user', '/cart']
const CONFIG = '/config'

export async function renderDocument(
  req: HttpReq,
  { path, url, isRendered }: Page,
  { renderApp, answers }: Deps,
): Promise<{ status: number; html: string }> {
  const found = screenAt(path)
  const search = new URLSearchParams(url.split('?')[1])
  const isSignedIn = req.user !== null
  const visit = { search, isSignedIn, postId: found?.postId ?? null }
  const [post, prefetched] = await Promise.all([
    postOf(req, visit.postId),
    prefetch(req, [...PERSONAL, CONFIG, ...(found?.screen.prefetch(visit) ?? [])], answers),
  ])
  const exists = found !== null && (found.postId === null || post !== null)
  const { data, preloads } = writePrefetched(prefetched)
  const canRender = isRendered && !isSignedIn && (exists ? found.screen.isRendered : isPlainNotFound(path))
  const html = await renderApp({ found, url, isSignedIn, data: canRender ? data : null })
  const head = pageHead(path, exists ? found.screen : null, {
    search,
    now: req.now,
    post,
    prices: pricesAmong(prefetched),
    coverAddress: path === '/' ? coverAmong(prefetched) : null,
    shownPosts: path === '/content' ? postsAmong(prefetched) : [],
  })
  const element = `<script type="application/json" id="initial-data">${data}</script>`
  // A function, because data may contain patterns of `replace`.
  return { status: exists ? 200 : 404, html: html.replace('</head>', () => `${head}${preloads}${element}</head>`) }
}

/** The SPA's router warns about undecodable paths, which would let anyone fill the log. */
function isPlainNotFound(path: string): boolean {
  try {
    return !path.startsWith('/content/') && decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** A post that the visitor must not know about is a 404. */
async function postOf(req: Req, id: number | null): Promise<StoredPost | null> {
  if (id === null) return null
  try {
    return await findPost(req, id)
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
  return page?.posts.filter(({ status }) => status === 'published') ?? []
}

function pricesAmong(prefetched: Prefetched[]): PageFacts['prices'] {
  const config = prefetched.find(({ address }) => address === CONFIG)
  if (config) return (JSON.parse(config.json) as SiteConfig).prices
  return { monthly: centsToAmount(DEFAULT_PRICES.monthly), trialDays: DEFAULT_PRICES.trialDays }
}

function coverAmong(prefetched: Prefetched[]): string | null {
  const setting = prefetched.find(({ address }) => `/api${address}` === coverPhotoAddress)
  return setting ? (JSON.parse(setting.json) as { value: string | null }).value : null
}
