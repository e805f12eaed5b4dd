import { problem } from '#contracts/shared/problem.ts'
import { POST_IMPORT_LIMITS, type PostImportKind } from '#contracts/operations/imports.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { importProblem } from '../importProblem.ts'
import { unpack } from '../unpack.ts'
import { type CheckedPost, checkPost } from './checkPost.ts'
import { ghostPosts } from './formats/ghostPosts.ts'
import { markdownPosts } from './formats/markdownPosts.ts'
import { wordpressPosts } from './formats/wordpressPosts.ts'
import type { PostContext, PostReaders, ReadPost, ReadPosts } from './PostLine.ts'

const formats: Record<PostImportKind, (bytes: Buffer, context: PostContext) => PostReaders | Promise<PostReaders>> = {
  'ghost-posts': ghostPosts,
  'wordpress-posts': wordpressPosts,
  'markdown-posts': markdownPosts,
}

type PostFile = {
  file: string | undefined
  kind: PostImportKind
  oldSite: string | null
  /** Places of posts that reached a limit before. They are refused unread. */
  tooHeavy: number[]
}
export type CheckedPosts = { posts: CheckedPost[]; files: Map<string, Uint8Array> }

/** For a thread. @param begin is told the place of each post before it is read. @throws AppError `invalid_import`, `too_large`. */
export async function readPostFile(
  { file, kind, oldSite, tooHeavy }: PostFile,
  begin: (place: number) => void,
): Promise<CheckedPosts> {
  const bytes = await unpack(file, POST_IMPORT_LIMITS.bytes)
  const context = { oldSite: oldSite === null ? null : new URL(oldSite) }
  const { posts, files } = await readPosts(kind, bytes, context, { begin, tooHeavy })
  const checked = posts.map(checkPost)
  // All of it reaches the serving thread at once, and others wait meanwhile.
  if (checked.reduce((characters, { json }) => characters + json.length, 0) > POST_IMPORT_LIMITS.stored)
    throw new AppError('too_large.file')
  return { posts: checked, files }
}

/** @throws AppError `invalid_import`. */
export async function readPosts(
  kind: PostImportKind,
  bytes: Buffer,
  context: PostContext,
  { begin, tooHeavy }: { begin: (place: number) => void; tooHeavy: number[] } = { begin: () => {}, tooHeavy: [] },
): Promise<ReadPosts> {
  const { readers, files } = await formats[kind](bytes, context)
  if (readers.length === 0) throw importProblem(problem('There are no posts in that file.'))
  if (readers.length > POST_IMPORT_LIMITS.posts)
    throw importProblem(problem('That file has more than 5,000 posts. Please split it.'))
  const posts = readers.map((read, at) => {
    if (tooHeavy.includes(at + 1)) return unread(at + 1)
    begin(at + 1)
    return storable(read())
  })
  return { posts, files }
}

const unread = (line: number): ReadPost => ({
  line,
  problem: 'The text takes too long to read. Please shorten it, or take out tables and lists inside each other.',
  post: {
    source: `unread:${line}`,
    title: `Post ${line} of the file`,
    description: '',
    body: null,
    cover: null,
    publishedAt: null,
    isMembersOnly: true,
    leftOut: null,
    lost: '',
  },
})

/** JSON and YAML can spell a NUL and half a character, and cutting a long text can leave one. PostgreSQL stores neither. */
function storable(read: ReadPost): ReadPost {
  const json = JSON.stringify(read)
  if (!/\\u(?:0000|d[89a-f])/.test(json)) return read
  return JSON.parse(json, (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(/[\0\p{Surrogate}]/gu, '') : value,
  ) as ReadPost
}
