import type { SearchKind } from '#contracts/searchKinds.ts'

/** Titles of the groups of results. */
export const GROUP_NAMES: Record<SearchKind, { title: string; one: string; many: string }> = {
  post: { title: 'Posts', one: 'post', many: 'posts' },
  chapter: { title: 'Chapters', one: 'chapter', many: 'chapters' },
  find: { title: 'Finds', one: 'find', many: 'finds' },
  story: { title: 'Stories', one: 'story', many: 'stories' },
  caption: { title: 'Spoken in films', one: 'moment', many: 'moments' },
  comment: { title: 'Comments', one: 'comment', many: 'comments' },
  question: { title: 'Questions', one: 'question', many: 'questions' },
  merchandise: { title: 'Merchandise', one: 'article', many: 'articles' },
  product: { title: 'Gear', one: 'product', many: 'products' },
}
