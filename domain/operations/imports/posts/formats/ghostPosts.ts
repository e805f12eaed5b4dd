import { problem } from '#contracts/shared/problem.ts'
import { z } from 'zod'
import { importProblem } from '../../importProblem.ts'
import { readDate } from '../../formats/readDate.ts'
import { Losses } from '../Losses.ts'
import { MAX_CHARACTERS, readText } from '../readText.ts'
import { oldAddresses, resolved } from '../oldAddresses.ts'
import { onOneLine } from '../onOneLine.ts'
import type { PostContext, PostLine, PostReaders, ReadPost } from '../PostLine.ts'
import { textOf } from '../textOf.ts'
import { lexicalToHtml } from './ghost/lexicalToHtml.ts'
import { mobiledocToHtml } from './ghost/mobiledocToHtml.ts'
import { markdownToHtml } from './markdownToHtml.ts'

const postSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  title: z.string(),
  html: z.string().nullish(),
  /** What the editors of Ghost write, from which it makes the HTML. */
  lexical: z.string().nullish(),
  mobiledoc: z.string().nullish(),
  markdown: z.string().nullish(),
  status: z.string(),
  type: z.string().nullish(),
  visibility: z.string().nullish(),
  published_at: z.string().nullish(),
  feature_image: z.string().nullish(),
  custom_excerpt: z.string().nullish(),
})
const exportSchema = z.object({
  db: z.array(z.object({ data: z.object({ posts: z.array(z.unknown()) }) })).min(1),
})

/** What Ghost writes instead of the site’s address. */
const PLACE = /__GHOST_URL__/g

/** Settings → Advanced → Import/Export → Export content. @throws AppError `invalid_import`. */
export function ghostPosts(bytes: Buffer, { oldSite }: PostContext): PostReaders {
  const read = exportSchema.safeParse(parse(textOf(bytes)))
  if (!read.success)
    throw importProblem(problem('That isn’t Ghost’s export of its content: there is no list of posts in it.'))
  const [{ data } = { data: { posts: [] } }] = read.data.db
  const readers = data.posts.map((one, at) => (): ReadPost => {
    const line = at + 1
    const post = postSchema.safeParse(one)
    if (!post.success) return { line, post: unreadable(`ghost:line ${line}`), problem: 'This post can’t be read.' }
    return { line, ...toLine(post.data, oldSite) }
  })
  return { readers, files: new Map() }
}

function toLine(post: z.output<typeof postSchema>, oldSite: URL | null): Omit<ReadPost, 'line'> {
  // The site’s address is longer, so a text of megabytes would become many more.
  const here = (text: string) => (text.length > MAX_CHARACTERS ? text : text.replace(PLACE, oldSite?.origin ?? ''))
  const addresses = oldAddresses(oldSite)
  const isPublic = (post.visibility ?? 'public') === 'public'
  const losses = new Losses()
  const html = here(htmlIn(post, losses.add))
  // Ghost ignores its divider in public posts; here it would hide what follows.
  const { body, problem } = readText(isPublic ? html.replaceAll('<!--members-only-->', '') : html, addresses, {
    lose: losses.add,
  })
  const line: PostLine = {
    source: `ghost:${post.id}`,
    title: onOneLine(post.title),
    description: onOneLine(post.custom_excerpt ?? ''),
    body,
    cover: post.feature_image ? resolved(here(post.feature_image), oldSite) : null,
    publishedAt: post.status === 'published' || post.status === 'sent' ? readDate(post.published_at ?? '') : null,
    // Ghost’s members without a tier have no counterpart here; what they read must not become public, nor must what
    // was only sent by email.
    isMembersOnly: !isPublic || post.status === 'sent',
    leftOut: post.type === 'page' ? 'This is a page, not a post.' : null,
    lost: losses.sentence(),
  }
  return { post: line, problem }
}

/** Exports of older sites, and of tools that move them, have a text only as an editor keeps it. */
function htmlIn({ html, ...post }: z.output<typeof postSchema>, lose: (what: string) => void): string {
  if (html) return html
  if (post.lexical) return lexicalToHtml(post.lexical, lose)
  if (post.mobiledoc) return mobiledocToHtml(post.mobiledoc, lose)
  return markdownToHtml(post.markdown ?? '') ?? ''
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw importProblem(problem('That isn’t a JSON file. Please choose the file Ghost exports.'))
  }
}

const unreadable = (source: string): PostLine => ({
  source,
  title: '',
  description: '',
  body: null,
  cover: null,
  publishedAt: null,
  isMembersOnly: true,
  leftOut: null,
  lost: '',
})
