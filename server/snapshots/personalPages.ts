import type { Payload } from 'payload'
import type { Caller } from '#domain/people/findCaller.ts'
import type { HttpReq } from '#endpoints/authorize.ts'
import { nextOpening } from '#domain/posts/nextOpening.ts'
import { composePage, type DrawPage, endPage } from '../composePage.ts'
import { personalAnswers } from '../firstData.ts'
import { readCartKey } from '../visit.ts'
import { anybodysRequest, classOf, readersRequest, type VisitorClass } from './anybody.ts'
import type { Snapshots } from './keepSnapshots.ts'
import { openBytes, type OpenBytes } from './openBytes.ts'
import {
  BEST_QUALITY,
  type Encoding,
  isWorthCare,
  makeForm,
  QUICK_QUALITY,
  type ReadyForm,
  tagOf,
} from './readyBytes.ts'
import { cachingFor } from './sharedAnswers.ts'
import { SHARED_PAGES } from './sharedPages.ts'
import type { Recipe } from './Snapshot.ts'

type Kitchen = {
  payload: Payload
  now: () => Date
  common: string[]
  draw: DrawPage
  snapshots: Snapshots
}

/**
 * Pages of signed-in visitors: what all of a class see is kept ready, and who they are and what is in their cart is put
 * behind it. The program reads both before it draws.
 *
 * @returns the page in this encoding; null for whoever sees what nobody else does, and for pages that are not kept.
 */
export function personalPages({ snapshots, ...kitchen }: Kitchen) {
  return async (
    path: string,
    user: Caller,
    cookies: Map<string, string>,
    encoding: Encoding,
  ): Promise<ReadyForm | null> => {
    const who = classOf(user)
    if (!who) return null
    const req = readersRequest(kitchen.payload, user, readCartKey(cookies, kitchen.payload.secret), kitchen.now())
    const kept = snapshots.of(`${who} page ${path}`, () => openPageRecipe(kitchen, path, who))
    const [page, end] = await Promise.all([kept.getSoon(), endFor(req, user)])
    if (!page) return null
    const { beginning, tag, endWith } = page[encoding]
    const { cacheControl } = cachingFor(who, true)
    const vary = 'Cookie, Accept-Encoding'
    const facts = { type: 'text/html; charset=utf-8', cacheControl, vary, common: kitchen.common }
    return makeForm(beginning, `${tag}.${end.tag}`, encoding, facts, endWith(end.bytes))
  }
}

type End = { bytes: Buffer; tag: string }
const ends = new WeakMap<Caller, End>()

/** What one visitor has behind each page. Without a cart it is made of nothing but who they are, so it holds until that changes. */
async function endFor(req: HttpReq, user: Caller): Promise<End> {
  const hasNoCart = !user.hasCart && req.web.cartKey === null
  const known = hasNoCart ? ends.get(user) : undefined
  if (known) return known
  const bytes = Buffer.from(endPage(await personalAnswers(req)))
  const end = { bytes, tag: tagOf(bytes) }
  if (hasNoCart) ends.set(user, end)
  return end
}

type Recipes = Omit<Kitchen, 'snapshots'>

/** A page for a class of visitors, up to where one visitor's own begins. */
function openPageRecipe({ payload, now, draw }: Recipes, path: string, who: VisitorClass): Recipe<OpenBytes> {
  const topics = SHARED_PAGES[path] ?? []
  return {
    topics,
    build: async () => {
      const req = anybodysRequest(payload, who, now())
      const [{ status, html }, until] = await Promise.all([
        composePage(req, { path, url: path, isDrawn: false, isOpen: true }, draw),
        topics.includes('posts') ? nextOpening(req.pool, req.now) : null,
      ])
      if (status !== 200) return null
      const bytes = Buffer.from(html)
      const refine = isWorthCare(bytes) ? () => openBytes(bytes, BEST_QUALITY) : undefined
      return { ready: await openBytes(bytes, QUICK_QUALITY), refine, until }
    },
  }
}
