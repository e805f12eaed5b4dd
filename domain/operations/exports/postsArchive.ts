import type { Req } from '#domain/platform/Req.ts'
import { fromText } from './exportedPath.ts'
import { type ExportedPost, listExportedPosts } from './listExportedPosts.ts'
import { markdownArchive, type MarkdownDocument } from './markdownArchive.ts'
import { markdownDocuments } from './markdownDocuments.ts'
import type { MarkdownParts } from './markdownText.ts'

type Options = { hasFiles: boolean }

/** A ZIP with one Markdown file for each post, another for its German version and, if wanted, its films and pictures. */
export const postsArchive = (req: Req, options: Options): AsyncIterable<string | Buffer> =>
  markdownArchive(req, listDocuments(req, options))

async function* listDocuments({ pool }: Req, { hasFiles }: Options): AsyncGenerator<MarkdownDocument> {
  for await (const post of listExportedPosts(pool)) {
    const { film, cover, images, files } = post
    const name = `posts/${nameOf(post)}`
    yield* markdownDocuments(name, partsOf(post), {
      mtime: post.createdAt,
      files: hasFiles ? [film, cover, ...images, ...files].filter((file) => file !== null) : [],
    })
    if (post.german)
      yield* markdownDocuments(`${name}.de`, partsOf({ ...post, ...post.german }), { mtime: post.createdAt, files: [] })
  }
}

/** As people sort files: by date, then by title. */
function nameOf({ id, title, createdAt }: ExportedPost): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  return [createdAt.toISOString().slice(0, 10), ...(words ? [words] : []), id].join('-')
}

function partsOf({ title, description, body, film, cover, images, files, ...post }: ExportedPost): MarkdownParts {
  const shown = cover ?? images[0]
  const head = {
    title,
    date: post.createdAt.toISOString(),
    description,
    kind: post.kind,
    ...(post.status !== 'published' && { draft: true, status: post.status }),
    members: post.isMembersOnly,
    ...(post.publicAt && { public_from: post.publicAt.toISOString() }),
    ...(shown && { image: fromText(shown) }),
    ...(images.length > 0 && { images: images.map(fromText) }),
    ...(film && { film: fromText(film) }),
  }
  return { head, story: body, files }
}
