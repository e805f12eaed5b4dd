import * as routes from '#contracts/routes/content/legalTexts.ts'
import { findLegalText } from '#domain/content/legalTexts/findLegalText.ts'
import { HttpResult } from '../../HttpResult.ts'
import { implement } from '../../implement.ts'

/** A text never changes under its hash. */
const HEADERS = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=31536000, immutable' }

export const readLegalText = implement(
  routes.readLegalText,
  async ({ pool }, { params: { hash } }) => new HttpResult(200, HEADERS, await findLegalText(pool, hash)),
)
