import { HttpResult } from '../HttpResult.ts'

/** Asked for again each time: a link or a consent can end. */
export const findPhotoResult = (bytes: Buffer): HttpResult =>
  new HttpResult(200, { 'Content-Type': 'image/webp', 'Cache-Control': 'private, no-cache' }, bytes)
