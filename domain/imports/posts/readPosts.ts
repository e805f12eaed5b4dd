import { setImmediate } from 'node:timers/promises'
import { POST_IMPORT_LIMITS, type PostImportKind } from '#contracts/imports.ts'
import { importProblem } from '../importProblem.ts'
import { ghostPosts } from './formats/ghostPosts.ts'
import { markdownPosts } from './formats/markdownPosts.ts'
import { wordpressPosts } from './formats/wordpressPosts.ts'
import type { PostContext, PostReaders, ReadPost, ReadPosts } from './PostLine.ts'

const formats: Record<PostImportKind, (bytes: Buffer, context: PostContext) => PostReaders | Promise<PostReaders>> = {
  'ghost-posts': ghostPosts,
  'wordpress-posts': wordpressPosts,
  'markdown-posts': markdownPosts,
}

/** @throws ShopError `invalid_import`. */
export async function readPosts(kind: PostImportKind, bytes: Buffer, context: PostContext): Promise<ReadPosts> {
  const { readers, files } = await formats[kind](bytes, context)
  if (readers.length === 0) throw importProblem('There are no posts in that file.')
  if (readers.length > POST_IMPORT_LIMITS.posts)
    throw importProblem('That file has more than 5,000 posts. Please split it.')
  const posts: ReadPost[] = []
  for (const read of readers) {
    await setImmediate()
    posts.push(withoutNul(read()))
  }
  return { posts, files }
}

/** JSON and YAML can spell a NUL, which PostgreSQL doesn't store. */
function withoutNul(read: ReadPost): ReadPost {
  const json = JSON.stringify(read)
  if (!json.includes(String.raw`\u0000`)) return read
  return JSON.parse(json, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '') : value,
  ) as ReadPost
}
