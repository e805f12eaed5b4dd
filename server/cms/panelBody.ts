import { ReadableStream } from 'node:stream/web'
import type { Request } from 'express'
import { AppError } from '#domain/platform/AppError.ts'

/** 50 MB for a file (`payload.config.ts`) plus the form around it. */
const MAX_BYTES = 51 * 1024 * 1024

type PanelBody = {
  stream: ReadableStream
  isTooLarge: () => boolean
}

/**
 * Ends at 51 MB, when Payload stops reading, or when the client leaves.
 * @throws AppError `too_large` when Content-Length says so.
 */
export function openBody(request: Request): PanelBody {
  if (Number(request.get('content-length') ?? 0) > MAX_BYTES) throw new AppError('too_large')
  let bytes = 0
  async function* upToLimit(): AsyncGenerator<Buffer> {
    // Keeps the connection open for the response.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > MAX_BYTES) throw new AppError('too_large')
      yield chunk
    }
  }
  return { stream: ReadableStream.from(upToLimit()), isTooLarge: () => bytes > MAX_BYTES }
}
