import { addressOf } from '#contracts/shared/addressOf.ts'
import { type ArticleKind, articleIdOf } from '#contracts/shop/articleAddress.ts'
import { readMerchandiseArticle, readProductArticle } from '#contracts/routes/shop/articles.ts'
import type { OwnPaths } from '#domain/platform/site/readOwnPaths.ts'
import { routeTable } from '../http/routeTable.ts'
import { belowApi } from './dataAddresses.ts'
import { type FoundArticle, ownPageScreen, type Screen, screens } from './screens.ts'

export type FoundScreen = {
  screen: Screen
  postId: number | null
  slug?: string
  article?: FoundArticle
  roundId?: number
}

const matchScreen = routeTable(screens)
const MAX_ID = 2_147_483_647

/** Whether this is the path of a post, an article or a round, even if there is none: `/content/x`. */
export const namesOne = (path: string): boolean => Object.keys(matchScreen(path)?.params ?? {}).length > 0

/** The screen of a path, unless the owner has added a page there; null where the SPA has none. */
export function screenAt(path: string): FoundScreen | null {
  const match = matchScreen(path)
  if (!match) return null
  const { route, params } = match
  if (params['round'] !== undefined) return roundScreenAt(route, params['round'])
  if (route.articleKind !== undefined) return articleScreenAt(route, route.articleKind, params['article'] ?? '')
  if (params['id'] === undefined) return { screen: route, postId: null }
  const postId = /^\d{1,10}$/.test(params['id']) ? Number(params['id']) : 0
  return postId > 0 && postId <= MAX_ID ? { screen: route, postId } : null
}

function roundScreenAt(screen: Screen, segment: string): FoundScreen | null {
  const roundId = articleIdOf(segment)
  return roundId === null ? null : { screen, postId: null, roundId }
}

function articleScreenAt(screen: Screen, kind: ArticleKind, segment: string): FoundScreen | null {
  const id = articleIdOf(segment)
  if (id === null) return null
  const read = kind === 'merchandise' ? readMerchandiseArticle : readProductArticle
  return {
    screen,
    postId: null,
    article: { kind, id, address: belowApi(addressOf(read, { params: { id: String(id) } })) },
  }
}

/** The screen of a path, the owner's pages included; null where the SPA shows '404 Page Not Found'. */
export function findScreen(path: string, own: OwnPaths | null): FoundScreen | null {
  const slug = path.slice(1)
  return screenAt(path) ?? (own?.pages.has(slug) ? { screen: ownPageScreen, postId: null, slug } : null)
}
