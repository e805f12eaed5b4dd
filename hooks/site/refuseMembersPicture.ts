import { upload } from 'payload/shared'
import type { UploadFieldSingleValidation } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { isMembersPicture } from '#domain/platform/site/isMembersPicture.ts'
import { idOf } from '#contracts/shared/idOf.ts'

/** Rejects a picture that is part of a post, because here it would be public. */
export const refuseMembersPicture: UploadFieldSingleValidation = async (value, options) => {
  const verdict = await upload(value, options)
  const id = idOf(value)
  if (verdict !== true || id === null) return verdict
  if (!(await isMembersPicture(await databaseOfRequest(options.req), id))) return true
  return 'This picture is part of a post, so only some people may see it. Upload a copy that everyone may see.'
}
