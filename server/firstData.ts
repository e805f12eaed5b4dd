import { addressOf } from '#contracts/addressOf.ts'
import { NEWEST_MERCHANDISE, NEWEST_POSTS } from '#contracts/newest.ts'
import { postPageAddress } from '#contracts/postPageAddress.ts'
import { contentFilterOf, feedFilterOf, pageNumberOf } from '#contracts/postPages.ts'
import { queryKeyOf } from '#contracts/queryKeyOf.ts'
import { readMerchandise } from '#contracts/routes/merchandise.ts'
import { listPosts } from '#contracts/routes/posts.ts'
import type { Req } from '#domain/Req.ts'
import type { HttpReq } from '#endpoints/authorize.ts'
import { askEndpoint } from './askEndpoint.ts'
import { postIdOf } from './siteRoutes.ts'
import { classOf } from './snapshots/anybody.ts'
import type { KeptAnswers } from './snapshots/keptAnswers.ts'
import { isShared, isSharedByClass } from './snapshots/sharedAnswers.ts'

/**
 * Asked for on every page: who visits and what is in their cart, and how the site is set up. What they answer to somebody
 * without a cart is made of the `Caller` alone: `personalPages` keeps it by that.
 */
const PERSONAL = ['/auth/user', '/cart']
const EVERYWHERE = ['/config']

const newestPosts = addressOf(listPosts, { query: NEWEST_POSTS }).slice('/api'.length)
const newestMerchandise = addressOf(readMerchandise, { query: NEWEST_MERCHANDISE }).slice('/api'.length)

/** The first of an endless list: the browser adds the pages that follow it. */
const POST_PAGE = '/posts/page?'
const postPage = (...page: Parameters<typeof postPageAddress>) => postPageAddress(...page).slice('/api'.length)

/** What a page shows first, as addresses of the API. */
function shownOn(path: string, search: URLSearchParams, isSignedIn: boolean): string[] {
  switch (path) {
    case '/': {
      // Signed out, the front page shows a few posts only.
      const posts = isSignedIn ? postPage(feedFilterOf(search)) : newestPosts
      return [posts, newestMerchandise, '/site-settings/cover_photo_url']
    }
    case '/content':
      return [postPage(contentFilterOf(search), { page: pageNumberOf(search) })]
    case '/shop':
      return ['/products']
    case '/merchandise':
      return ['/merchandise']
    default:
      return []
  }
}

/** A longer answer would hold up the page it stands in; it is fetched beside it. */
const LONGEST_CHARACTERS = 150_000

export type FirstAnswer = {
  address: string
  key: string[]
  data: unknown
  /** The data as JSON that is safe inside a script element. */
  json: string
}

/**
 * Answers that a page would ask for first, so that it need not, from the very endpoints that would give them: those of
 * this visitor alone. What an endpoint refuses is left out, and the page asks itself and is told why.
 */
export async function personalAnswers(req: HttpReq): Promise<FirstAnswer[]> {
  return allOf(PERSONAL.map((address) => ask(req, address)))
}

/** Those that every visitor of the same class is given. @param answerOf where answers are kept ready; without it everything is read. */
export async function sharedAnswers(
  req: HttpReq,
  { path, search }: { path: string; search: URLSearchParams },
  answerOf?: KeptAnswers,
): Promise<FirstAnswer[]> {
  const postId = postIdOf(path)
  const shown = shownOn(path, search, req.user !== null)
  const addresses = [...EVERYWHERE, ...shown, ...(postId ? [`/posts/${postId}`, newestPosts] : [])]
  return allOf(addresses.map((address) => ask(req, address, answerOf)))
}

const allOf = async (asked: Promise<FirstAnswer | null>[]): Promise<FirstAnswer[]> =>
  (await Promise.all(asked)).filter((answer) => answer !== null)

async function ask(req: HttpReq, address: string, answerOf?: KeptAnswers): Promise<FirstAnswer | null> {
  const key = queryKeyOf(`/api${address}`)
  if (address === '/auth/user' && !req.user) return { address, key, data: null, json: 'null' }
  const kept = answerOf && (await keptFor(req, `/api${address}`, answerOf))
  if (kept) return { address, key, data: kept.data, json: asListed(address, kept.json) }
  try {
    const data = await askEndpoint(req, address)
    return { address, key, data, json: asListed(address, safe(JSON.stringify(data))) }
  } catch {
    return null
  }
}

type Kept = Pick<FirstAnswer, 'data' | 'json'>
/** By the bytes: an answer that is refined still has the same. */
const read = new WeakMap<Buffer, Kept>()

/** What is kept ready for visitors like this one, read once for all of them. */
async function keptFor(req: Req, path: string, answerOf: KeptAnswers): Promise<Kept | null> {
  const who = isSharedByClass(path) ? classOf(req.user) : 'guest'
  const ready = who && isShared(path) ? await answerOf(path, who)?.getSoon() : null
  if (!ready) return null
  const { bytes } = ready.identity
  const known = read.get(bytes)
  if (known) return known
  const text = bytes.toString()
  const kept = { data: JSON.parse(text) as unknown, json: safe(text) }
  read.set(bytes, kept)
  return kept
}

/** The SPA keeps a list that can be continued as its pages and where each of them begins. */
const asListed = (address: string, json: string): string =>
  address.startsWith(POST_PAGE) ? `{"pages":[${json}],"pageParams":[{"page":${pageOf(address)}}]}` : json

const pageOf = (address: string): number => pageNumberOf(new URLSearchParams(address.slice(POST_PAGE.length)))

const safe = (json: string): string => json.replaceAll('<', '\\u003c')

/**
 * Writes the answers as the page takes them over.
 *
 * @returns JSON that is safe inside a script element, and tags that fetch early what is too long for it.
 */
export function writeAnswers(answers: FirstAnswer[]): { data: string; preloads: string } {
  const written = answers.map(({ address, key, json }) => ({
    address,
    json: `{"key":${JSON.stringify(key)},"data":${json}}`,
  }))
  const isLong = ({ json }: { json: string }) => json.length > LONGEST_CHARACTERS
  const queries = written.filter((answer) => !isLong(answer)).map(({ json }) => json)
  const preloads = written
    .filter(isLong)
    .map(({ address }) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api${address}">`)
  return { data: `{"queries":[${queries.join(',')}]}`, preloads: preloads.join('') }
}
