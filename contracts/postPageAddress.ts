import { addressOf } from './addressOf.ts'
import { type PostFilter, type PostPlace, postPageQueryOf } from './postPages.ts'
import { readPostPage } from './routes/posts.ts'

/** The API's address of a page of posts. */
export const postPageAddress = (filter: PostFilter, place?: PostPlace): string =>
  addressOf(readPostPage, { query: postPageQueryOf(filter, place) })
