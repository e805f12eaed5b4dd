import { Readable } from 'node:stream'
import type { PayloadRequest } from 'payload'
import { mimeTypeOf } from '#media/inspectFile.ts'
import { store } from '#media/store/store.ts'

type Asked = { params: { filename: string } }

/** The panel's own pictures of its files, out of the bucket; from the disk Payload reads them itself. */
export async function readFromStore(_req: PayloadRequest, { params: { filename } }: Asked): Promise<Response> {
  const found = await store().stat(filename)
  if (!found) return new Response(null, { status: 404 })
  const body = Readable.toWeb(await store().open(filename)) as BodyInit
  return new Response(body, {
    headers: {
      'Content-Type': mimeTypeOf(filename),
      'Content-Length': String(found.bytes),
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
