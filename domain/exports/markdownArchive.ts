import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { store } from '#media/store/store.ts'
import type { Req } from '../Req.ts'
import type { ExportedFile } from './listExportedPosts.ts'
import { exportedPath } from './exportedPath.ts'

export type MarkdownDocument = { path: string; text: string; mtime: Date; files: ExportedFile[] }

/** A ZIP of Markdown with its files. Written while it is sent, so that it needs neither memory nor disk for all of it. */
export function markdownArchive(
  { log }: Pick<Req, 'log'>,
  documents: AsyncIterable<MarkdownDocument>,
): AsyncIterable<string | Buffer> {
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
    for await (const { path, text, mtime, files } of documents) {
      zip.addBuffer(Buffer.from(text), path, { mtime })
      for (const file of files) if (!added.has(file.id)) await add(file, mtime)
    }
    zip.end()
  }

  async function add(file: ExportedFile, mtime: Date): Promise<void> {
    added.add(file.id)
    if (!(await store().stat(file.filename)))
      return log.warn({ mediaId: file.id, msg: 'A file is missing in an export' })
    // Films and pictures are compressed already.
    zip.addReadStreamLazy(exportedPath(file), { mtime, compress: false }, (done) => {
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
