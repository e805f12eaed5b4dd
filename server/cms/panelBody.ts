import { ReadableStream } from 'node:stream/web'
import type { Request } from 'express'
import { ShopError } from '#domain/ShopError.ts'

/** A file may have 50 MB (`payload.config.ts`); the rest is for the form around it. */
const MAX_BYTES = 51 * 1024 * 1024

type PanelBody = {
  stream: ReadableStream
  /** Whether reading stopped at the limit. */
  isTooLarge: () => boolean
}

/**
 * The body of a form as a stream that stops at 51 MB. Payload may stop reading earlier, and the client may leave: both only
 * end the stream.
 *
 * @throws ShopError `too_large` when the form says that it is.
 */
export function openBody(request: Request): PanelBody {
  if (Number(request.get('content-length') ?? 0) > MAX_BYTES) throw new ShopError('too_large')
  let bytes = 0
  async function* upToLimit(): AsyncGenerator<Buffer> {
    // When reading ends early, the connection stays open for the response.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > MAX_BYTES) throw new ShopError('too_large')
      yield chunk
    }
  }
  return { stream: ReadableStream.from(upToLimit()), isTooLarge: () => bytes > MAX_BYTES }
}
