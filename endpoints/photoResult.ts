import { HttpResult } from './HttpResult.ts'

/** @param caching `no-cache` where a link or a consent can end: the photo is asked for again each time. */
export const photoResult = (bytes: Buffer, caching: 'max-age=3600' | 'no-cache' = 'max-age=3600'): HttpResult =>
  new HttpResult(200, { 'Content-Type': 'image/webp', 'Cache-Control': `private, ${caching}` }, bytes)
