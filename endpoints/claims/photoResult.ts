import { HttpResult } from '../HttpResult.ts'

export const photoResult = (bytes: Buffer): HttpResult =>
  new HttpResult(200, { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=3600' }, bytes)
