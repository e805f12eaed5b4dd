import type { SearchKind } from '#contracts/searchKinds.ts'
import { msg } from '#contracts/msg.ts'

/** Titles of the groups of results. */
export const GROUP_NAMES: Record<SearchKind, { title: string; one: string; many: string }> = {
  post: { title: msg('Posts'), one: 'post', many: 'posts' },
  chapter: { title: msg('Chapters'), one: 'chapter', many: 'chapters' },
  find: { title: msg('Finds'), one: 'find', many: 'finds' },
  story: { title: msg('Stories'), one: 'story', many: 'stories' },
  caption: { title: msg('Spoken in films'), one: 'moment', many: 'moments' },
  comment: { title: msg('Comments'), one: 'comment', many: 'comments' },
  question: { title: msg('Questions'), one: 'question', many: 'questions' },
  merchandise: { title: msg('Merchandise'), one: 'article', many: 'articles' },
  product: { title: msg('Gear'), one: 'product', many: 'products' },
}
