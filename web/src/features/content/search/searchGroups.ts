import type { SearchKind } from '#contracts/content/searchKinds.ts'
import { msg } from '#contracts/shared/msg.ts'

/** Titles of the groups of results. */
export const GROUP_NAMES: Record<SearchKind, { title: string; one: string; many: string }> = {
  post: { title: msg('Posts'), one: msg('post'), many: msg('posts') },
  chapter: { title: msg('Chapters'), one: msg('chapter'), many: msg('chapters') },
  find: { title: msg('Finds'), one: msg('find'), many: msg('finds') },
  story: { title: msg('Stories'), one: msg('story'), many: msg('stories') },
  caption: { title: msg('Spoken in films'), one: msg('moment'), many: msg('moments') },
  comment: { title: msg('Comments'), one: msg('comment'), many: msg('comments') },
  question: { title: msg('Questions'), one: msg('question'), many: msg('questions') },
  merchandise: { title: msg('Merchandise'), one: msg('article'), many: msg('articles') },
  product: { title: msg('Gear'), one: msg('product'), many: msg('products') },
}
