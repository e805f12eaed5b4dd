import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { stringify } from 'yaml'
import { store } from '#media/store/store.ts'
import type { Req } from '../Req.ts'
import { type ExportedFile, type ExportedPost, listExportedPosts } from './listExportedPosts.ts'
import { storyToMarkdown } from './storyToMarkdown.ts'

/**
 * A ZIP with one Markdown file for each post and, if wanted, its films and pictures. Written while it is sent, so that it
 * needs neither memory nor disk for all of it.
 */
export function postsArchive({ pool, log }: Req, { hasFiles }: { hasFiles: boolean }): AsyncIterable<string | Buffer> {
  const zip = new ZipFile()
  const added = new Set<number>()
  const output = zip.outputStream as NodeJS.ReadableStream & AsyncIterable<Buffer> & { destroy: (error: Error) => void }
  // Files are read one at a time. A canceled download closes the open one.
  let open: Readable | null = null
  output.once('close', () => open?.destroy())
  zip.on('error', (error: Error) => output.destroy(error))
  fill().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))))
  return output

  async function fill(): Promise<void> {
    for await (const post of listExportedPosts(pool)) {
      zip.addBuffer(Buffer.from(textOf(post)), `posts/${nameOf(post)}.md`, { mtime: post.createdAt })
      if (!hasFiles) continue
      const { film, cover, images, files } = post
      for (const file of [film, cover, ...images, ...files])
        if (file && !added.has(file.id)) await add(file, post.createdAt)
    }
    zip.end()
  }

  async function add(file: ExportedFile, mtime: Date): Promise<void> {
    added.add(file.id)
    if (!(await store().stat(file.filename)))
      return log.warn({ mediaId: file.id, msg: 'A file is missing in the export of the posts' })
    // Films and pictures are compressed already.
    zip.addReadStreamLazy(pathOf(file), { mtime, compress: false }, (done) => {
      store()
        .open(file.filename)
        .then((stream) => {
          open = stream
          done(null, stream)
        })
        .catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))))
    })
  }
}

const pathOf = ({ id, filename }: ExportedFile): string => `media/${id}${extname(filename)}`

/** As people sort files: by date, then by title. */
function nameOf({ id, title, createdAt }: ExportedPost): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return [createdAt.toISOString().slice(0, 10), ...(words ? [words] : []), id].join('-')
}

function textOf({ title, description, body, film, cover, images, files, ...post }: ExportedPost): string {
  const shown = cover ?? images[0]
  const beside = (file: ExportedFile) => `../${pathOf(file)}`
  const head = {
    title,
    date: post.createdAt.toISOString(),
    description,
    kind: post.kind,
    ...(post.status !== 'published' && { draft: true, status: post.status }),
    members: post.isMembersOnly,
    ...(post.publicAt && { public_from: post.publicAt.toISOString() }),
    ...(shown && { image: beside(shown) }),
    ...(images.length > 0 && { images: images.map(beside) }),
    ...(film && { film: beside(film) }),
  }
  const text = body
    ? storyToMarkdown(body, (id) =>
        named(
          files.find((file) => file.id === id),
          beside,
        ),
      )
    : ''
  return `---\n${stringify(head)}---\n${text && `\n${text}`}`
}

const named = (file: ExportedFile | undefined, beside: (file: ExportedFile) => string) =>
  file ? { path: beside(file), alt: file.alt } : null
