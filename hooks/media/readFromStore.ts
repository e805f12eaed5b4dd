import { ReadableStream } from 'node:stream/web'
import type { PayloadRequest } from 'payload'
import { ShopError } from '#domain/ShopError.ts'
import { mimeTypeOf } from '#media/inspectFile.ts'
import { store } from '#media/store/store.ts'

type Asked = { params: { filename: string } }

export async function readFromStore(_req: PayloadRequest, { params: { filename } }: Asked): Promise<Response> {
  const found = await store().stat(filename)
  if (!found) throw new ShopError('not_found')
  const body = ReadableStream.from(await store().open(filename)) as BodyInit
  return new Response(body, {
    headers: {
      'Content-Type': mimeTypeOf(filename),
      'Content-Length': String(found.bytes),
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/** Payload reads the disk itself, but reports a missing file as a server error. */
export async function rejectMissing(_req: PayloadRequest, { params: { filename } }: Asked): Promise<void> {
  if (!(await store().stat(filename))) throw new ShopError('not_found')
}
