import type { PostStatus } from '#contracts/posts.ts'
import { findPost, type StoredPost } from '#domain/posts/findPosts.ts'
import type { Req } from '#domain/Req.ts'
import type { HttpReq } from '#endpoints/authorize.ts'
import { ShopError } from '#domain/ShopError.ts'
import { type FirstAnswer, personalAnswers, sharedAnswers, writeAnswers } from './firstData.ts'
import { pageHead } from './pageHead.ts'
import { isSiteRoute, postIdOf } from './siteRoutes.ts'
import type { KeptAnswers } from './snapshots/keptAnswers.ts'

/**
 * Draws the page of an address without its head and data.
 *
 * @param page.data what the first screen is drawn from; null leaves the drawing to the browser.
 */
export type DrawPage = (page: {
  path: string
  url: string
  isSignedIn: boolean
  data: string | null
}) => Promise<string>

type Wish = {
  path: string
  /** With what stands behind the question mark. */
  url: string
  /** Whether the server draws the first screen, where it can. */
  isDrawn: boolean
  /** Ends before what is the visitor's alone: who they are and what is in their cart. */
  isOpen?: boolean
}

/**
 * The page of an address for this visitor, with its first data: 200 on the SPA's routes, 404 elsewhere, where the SPA
 * draws '404 Page Not Found'. Everything it needs is read at once.
 *
 * @param answerOf where answers are kept ready; without it everything is read.
 */
export async function composePage(
  req: HttpReq,
  { path, url, isDrawn, isOpen = false }: Wish,
  draw: DrawPage,
  answerOf?: KeptAnswers,
): Promise<{ status: number; html: string }> {
  const isPersonal = req.user !== null
  const search = new URLSearchParams(url.split('?')[1])
  const [post, answers, own] = await Promise.all([
    postOf(req, path),
    sharedAnswers(req, { path, search }, answerOf),
    isOpen ? [] : personalAnswers(req),
  ])
  const { data, preloads } = writeAnswers(isPersonal ? answers : [...own, ...answers])
  const canDraw = isDrawn && !isPersonal && isDrawable(path, post)
  const html = await draw({ path, url, isSignedIn: isPersonal, data: canDraw ? data : null })
  const head = pageHead(path, {
    search,
    now: req.now,
    post,
    coverAddress: coverAmong(answers),
    shownPosts: postsAmong(answers),
  })
  const element = `<script type="application/json" id="initial-data">${data}</script>`
  // By a function: what stands in the data is no pattern of replacement.
  const whole = html.replace('</head>', () => `${head}${preloads}${element}</head>`)
  const open = whole.slice(0, whole.lastIndexOf('</body>'))
  return {
    status: isSiteRoute(path) || post !== null ? 200 : 404,
    html: isOpen ? open : open + (isPersonal ? endPage(own) : END),
  }
}

const END = '</body></html>'

/** What comes behind a page that was left open: the visitor's own. The program reads it before it draws. */
export const endPage = (own: FirstAnswer[]): string =>
  `<script type="application/json" id="visitor-data">${writeAnswers(own).data}</script>${END}`

/** What is the same for every signed-out visitor; a page that is not there is drawn too. */
const DRAWABLE = ['/', '/content', '/shop', '/merchandise']

const isDrawable = (path: string, post: StoredPost | null): boolean =>
  DRAWABLE.includes(path) ||
  post !== null ||
  (!(isSiteRoute(path) || path.startsWith('/content/')) && isDecodable(path))

/** The router complains of each address that it cannot read, and whoever asks would write our log. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** A post this visitor may not know of is no page either. */
async function postOf(req: Req, path: string): Promise<StoredPost | null> {
  const id = postIdOf(path)
  if (id === null) return null
  try {
    return await findPost(req, id)
  } catch (error) {
    if (error instanceof ShopError) return null
    throw error
  }
}

type ShownPost = { id: number; title: string; status: PostStatus }

/** What everybody sees: employees and authors are shown more than that. */
function postsAmong(answers: FirstAnswer[]): ShownPost[] {
  const found = answers.find(({ address }) => address.startsWith('/posts/page?'))?.data as
    { posts: ShownPost[] } | undefined
  return found?.posts.filter(({ status }) => status === 'published') ?? []
}

function coverAmong(answers: FirstAnswer[]): string | null {
  const found = answers.find(({ address }) => address === '/site-settings/cover_photo_url')
  return (found?.data as { value: string | null } | undefined)?.value ?? null
}
