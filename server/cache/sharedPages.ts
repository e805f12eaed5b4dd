import type { Payload } from 'payload'
import { VIEW_COOKIE } from '#contracts/cookies.ts'
import type { Topic } from '#database/changeFeed.ts'
import { nextOpening } from '#domain/posts/nextOpening.ts'
import { composePage, type DrawPage } from '../ssr/renderDocument.ts'
import { postIdOf } from '../ssr/screens.ts'
import { anybodysRequest } from './audience.ts'
import { type ReadyBytes, readyText } from './encode.ts'
import { cachingFor } from './sharedAnswers.ts'
import type { Recipe } from './CacheEntry.ts'

/** Pages that every visitor without a session and a cart gets alike, and what those of a class share; what they are made of. */
export const SHARED_PAGES: Record<string, Topic[]> = {
  '/': ['posts', 'post_counts', 'merchandise', 'settings'],
  '/content': ['posts', 'post_counts', 'settings'],
  '/shop': ['products', 'settings'],
  '/merchandise': ['merchandise', 'settings'],
}
const OF_A_POST: Topic[] = ['posts', 'post_counts', 'settings']

/** Words such as "two minutes ago" stand in it. */
const TIRES_AFTER_MS = 60_000

const topicsOf = (path: string): Topic[] | null => SHARED_PAGES[path] ?? (postIdOf(path) === null ? null : OF_A_POST)

export const isSharedPage = (path: string): boolean => topicsOf(path) !== null

/** Whether this device shows the page in another way than everybody, so that its first screen is left to it. */
export const isShownOtherwise = (path: string, cookies: string | undefined): boolean =>
  path === '/content' && cookies !== undefined && cookies.includes(`${VIEW_COOKIE}=list`)

type Kitchen = { payload: Payload; now: () => Date; common: string[]; draw: DrawPage }

/** How to make the page of an address for signed-out visitors with nothing in their cart. */
export function pageRecipe({ payload, now, common, draw }: Kitchen, path: string): Recipe<ReadyBytes> {
  const topics = topicsOf(path) ?? []
  return {
    topics,
    tiresAfterMs: TIRES_AFTER_MS,
    build: async () => {
      const req = anybodysRequest(payload, 'guest', now())
      const [{ status, html }, until] = await Promise.all([
        composePage(req, { path, url: path, isDrawn: true }, draw),
        topics.includes('posts') ? nextOpening(req.pool, req.now) : null,
      ])
      if (status !== 200) return null
      const facts = { type: 'text/html; charset=utf-8', common, ...cachingFor('guest', true) }
      const { ready, refine } = await readyText(html, facts)
      // Of posts there are hundreds, each with a new page every minute: not worth the time of a core.
      return { ready, refine: path in SHARED_PAGES ? refine : undefined, until }
    },
  }
}
