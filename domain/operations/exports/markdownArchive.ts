import { type PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { type ReadStreamOptions, ZipFile } from 'yazl'
import { store } from '#media/store/store.ts'
import type { Req } from '#domain/platform/Req.ts'
import type { ExportedFile } from './listExportedPosts.ts'
import { exportedPath } from './exportedPath.ts'

export type MarkdownDocument = { path: string; text: string; mtime: Date; files: ExportedFile[] }

/**
 * A ZIP of Markdown with its files. Written while it is sent, one entry after another as the receiver takes them, so that it
 * needs neither memory nor disk for all of it. A canceled download stops it.
 */
export function markdownArchive(
  { log }: Pick<Req, 'log'>,
  documents: AsyncIterable<MarkdownDocument>,
): AsyncIterable<string | Buffer> {
  const zip = new ZipFile()
  const added = new Set<number>()
  const output = zip.outputStream as PassThrough
  let open: Readable | null = null
  const closed = new Promise<void>((resolve) => output.once('close', resolve))
  void closed.then(() => open?.destroy())
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', fail)
  fill().catch(fail)
  return output

  async function fill(): Promise<void> {
    for await (const { path, text, mtime, files } of documents) {
      await add(path, { mtime }, () => Promise.resolve(Readable.from(Buffer.from(text))))
      for (const file of files) if (!added.has(file.id)) await addFile(file, mtime)
      if (output.destroyed) return
    }
    zip.end()
  }

  async function addFile(file: ExportedFile, mtime: Date): Promise<void> {
    if (output.destroyed) return
    added.add(file.id)
    if (!(await store().stat(file.filename)))
      return log.warn({ mediaId: file.id, msg: 'A file is missing in an export' })
    // Films and pictures are compressed already.
    await add(exportedPath(file), { mtime, compress: false }, () => store().open(file.filename))
  }

  /** Until it has been read. The library begins with it once the entry before has been written. */
  async function add(path: string, options: Partial<ReadStreamOptions>, read: () => Promise<Readable>): Promise<void> {
    const isRead = new Promise<void>((resolve, reject) => {
      zip.addReadStreamLazy(path, options, (done) => {
        read()
          .then(async (stream) => {
            open = stream
            if (output.destroyed) stream.destroy()
            done(null, stream)
            await finished(stream)
          })
          .then(resolve, reject)
      })
    })
    await Promise.race([isRead, closed])
  }
}
