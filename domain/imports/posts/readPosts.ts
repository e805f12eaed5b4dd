import { POST_IMPORT_LIMITS, type PostImportKind } from '#contracts/imports.ts'
import { importProblem } from '../importProblem.ts'
import { ghostPosts } from './formats/ghostPosts.ts'
import { markdownPosts } from './formats/markdownPosts.ts'
import { wordpressPosts } from './formats/wordpressPosts.ts'
import type { PostContext, ReadPosts } from './PostLine.ts'

const formats: Record<PostImportKind, (bytes: Buffer, context: PostContext) => ReadPosts | Promise<ReadPosts>> = {
  'ghost-posts': ghostPosts,
  'wordpress-posts': wordpressPosts,
  'markdown-posts': markdownPosts,
}

/** @throws ShopError `invalid_import`. */
export async function readPosts(kind: PostImportKind, bytes: Buffer, context: PostContext): Promise<ReadPosts> {
  const read = await formats[kind](bytes, context)
  if (read.posts.length === 0) throw importProblem('There are no posts in that file.')
  if (read.posts.length > POST_IMPORT_LIMITS.posts)
    throw importProblem('That file has more than 5,000 posts. Please split it.')
  return read
}
