import { NEWEST_POSTS } from '#contracts/shared/newest.ts'
import type { Post } from '#contracts/content/posts.ts'
import { listPosts, readArchive, readPost, readPostBody, readRelated } from '#contracts/routes/content/posts.ts'
import { pageLanguage } from '../../../lib/pageLanguage.ts'
import { readQuery } from '../../../lib/readQuery.ts'

export const newestPostsQuery = () => readQuery(listPosts, { query: { ...NEWEST_POSTS, ...pageLanguage() } })
export const postQuery = (id: Post['id']) => readQuery(readPost, { params: { id }, query: pageLanguage() })

/** For editing, also on a German page. */
export const originalPostQuery = (id: Post['id']) => readQuery(readPost, { params: { id } })

/** A failure leaves them out. */
export const relatedQuery = (id: Post['id']) => readQuery(readRelated, { params: { id }, query: pageLanguage() })

export const archiveQuery = readQuery(readArchive, {})

export const postBodyQuery = (id: Post['id']) => readQuery(readPostBody, { params: { id } })
