import type { Stats } from 'node:fs'
import type { Request, Response } from 'express'
import send from 'send'
import { AppError } from '#domain/platform/AppError.ts'
import { mediaFolder } from '#media/mediaFolder.ts'
import { isMissingFile } from '#media/store/isMissingFile.ts'
import { type ByteRange, streamFile } from './streamFile.ts'

/** Headers that an error response must not have. */
const FILE_HEADERS = [
  'Content-Type',
  'Content-Length',
  'Content-Range',
  'Content-Disposition',
  'Accept-Ranges',
  'ETag',
  'Last-Modified',
  'Cache-Control',
]

type SendError = Error & { code?: string; status?: number; headers?: Record<string, string> }

/** `send` would accept a weak ETag, which does not promise identical bytes, in If-Range. */
function refuseWeakRange({ headers }: Request): void {
  if (headers['if-range']?.toString().startsWith('W/')) delete headers.range
}

const LAST_BYTES = /^bytes=-0*[1-9]\d*$/

/** `send` handles Range, If-None-Match and HEAD. @throws AppError `not_found`. */
export function sendFile(response: Response, key: string, headers: Record<string, string>): Promise<void> {
  refuseWeakRange(response.req)
  const file = send(response.req, key, { root: mediaFolder(), cacheControl: false, acceptRanges: true })
  return new Promise((resolve, reject) => {
    const fail = (error: SendError) => {
      if (response.headersSent) return reject(error)
      for (const name of FILE_HEADERS) response.removeHeader(name)
      // A suffix range longer than the file means the whole file (RFC 9110, 14.1.2); `send` rejects it.
      if (error.status === 416 && LAST_BYTES.test(response.req.headers.range ?? '')) {
        delete response.req.headers.range
        return void sendFile(response, key, headers).then(resolve, reject)
      }
      if (error.status === 412 || error.status === 416)
        return void response
          .status(error.status)
          .set(error.headers ?? {})
          .end()
      reject(isMissingFile(error) ? new AppError('not_found') : error)
    }
    file.on('headers', (_response: Response, _path: string, { size, mtimeMs }: Stats) => {
      // Strong, because a file never changes once it is available.
      response.set({ ...headers, ETag: `"${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}"` })
    })
    file.on('error', fail)
    file.on('directory', () => reject(new AppError('not_found')))
    file.stream = (path, range) => void streamFile(path, range as ByteRange, response).catch(fail)
    if (response.closed) return resolve()
    response.once('close', resolve)
    file.pipe(response)
  })
}
