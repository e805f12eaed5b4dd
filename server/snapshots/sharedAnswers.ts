import type { Payload } from 'payload'
import { addressOf } from '#contracts/addressOf.ts'
import { NEWEST_MERCHANDISE, NEWEST_POSTS } from '#contracts/newest.ts'
import { postPageAddress } from '#contracts/postPageAddress.ts'
import { POST_FILTERS } from '#contracts/postPages.ts'
import { readMerchandise } from '#contracts/routes/merchandise.ts'
import { listPosts } from '#contracts/routes/posts.ts'
import type { Topic } from '#database/followChanges.ts'
import { nextOpening } from '#domain/posts/nextOpening.ts'
import { askEndpoint } from '../askEndpoint.ts'
import { anybodysRequest, type VisitorClass } from './anybody.ts'
import { type ReadyBytes, readyText } from './readyBytes.ts'
import type { Recipe } from './Snapshot.ts'

type Shared = { topics: Topic[]; isByClass?: true }

/** Answers of the API that are the same for everybody, or for everybody of a class, and what they are made of. */
const SHARED: Record<string, Shared> = {
  [addressOf(listPosts, {})]: { topics: ['posts', 'post_counts'], isByClass: true },
  [addressOf(listPosts, { query: NEWEST_POSTS })]: { topics: ['posts', 'post_counts'], isByClass: true },
  '/api/products': { topics: ['products'] },
  [addressOf(readMerchandise, {})]: { topics: ['merchandise'] },
  [addressOf(readMerchandise, { query: NEWEST_MERCHANDISE })]: { topics: ['merchandise'] },
  '/api/config': { topics: ['settings'] },
  '/api/site-settings/cover_photo_url': { topics: ['settings'] },
}

/** Pages of posts, as the site itself asks for them. What is popular also depends on a setting. */
const POST_PAGE = new RegExp(
  `^/api/posts/page\\?filter=(?:${POST_FILTERS.join('|')})(?:&(?:page|before)=[1-9]\\d{0,9})?$`,
)
const OF_POST_PAGES: Shared = { topics: ['posts', 'post_counts', 'settings'], isByClass: true }

/** Cached before anybody asks. */
export const SHARED_PATHS = [...Object.keys(SHARED), postPageAddress('all')]

/** There are many of these; each is cached only while it is read. */
export const isPostPage = (path: string): boolean => path.startsWith('/api/posts/page?') && POST_PAGE.test(path)

const sharedAt = (path: string): Shared | undefined => SHARED[path] ?? (isPostPage(path) ? OF_POST_PAGES : undefined)

export const isShared = (path: string): boolean => sharedAt(path) !== undefined
export const isSharedByClass = (path: string): boolean => sharedAt(path)?.isByClass === true

type Kitchen = { payload: Payload; now: () => Date; common: string[] }

/** How to make the answer to an address for a class of visitors: by the very endpoint that would give it. */
export function answerRecipe({ payload, now, common }: Kitchen, path: string, who: VisitorClass): Recipe<ReadyBytes> {
  const { topics = [], isByClass = false } = sharedAt(path) ?? {}
  return {
    topics,
    build: async () => {
      const at = now()
      const req = anybodysRequest(payload, who, at)
      const [answer, until] = await Promise.all([
        askEndpoint(req, path.slice('/api'.length)),
        isByClass ? nextOpening(req.pool, at) : null,
      ])
      const facts = { type: 'application/json; charset=utf-8', common, ...cachingFor(who, isByClass) }
      return { ...(await readyText(JSON.stringify(answer), facts)), until }
    },
  }
}

/** Caches ask again each time. What depends on who is signed in is kept by nobody but that person's own browser. */
export function cachingFor(who: VisitorClass, isByClass: boolean): { cacheControl: string; vary?: string } {
  if (who !== 'guest') return { cacheControl: 'private, no-cache', vary: 'Cookie' }
  return { cacheControl: 'public, max-age=0, must-revalidate', ...(isByClass && { vary: 'Cookie' }) }
}
