import type { UploadFieldSingleValidation } from 'payload'
import { idOf } from '#contracts/shared/idOf.ts'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { isTransparent } from '#domain/platform/site/isTransparent.ts'
import { refuseMembersPicture } from './refuseMembersPicture.ts'

/** Rejects a picture without transparency, which would be a dark rectangle. */
export const refuseOpaquePicture: UploadFieldSingleValidation = async (value, options) => {
  const verdict = await refuseMembersPicture(value, options)
  const id = idOf(value)
  if (verdict !== true || id === null || id === idOf(options.previousValue)) return verdict
  if (await isTransparent(await databaseOfRequest(options.req), id)) return true
  return 'This picture has no transparent background, so it would be a dark rectangle. Export it as a PNG or WebP with transparency.'
}
