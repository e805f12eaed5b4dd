import { DAY_SECONDS } from '#contracts/shared/dayMs.ts'
import * as routes from '#contracts/routes/platform/uploads.ts'
import { requestUpload as giveAddress } from '#domain/platform/uploads/requestUpload.ts'
import { implement } from '../../implement.ts'

export const requestUpload = implement(routes.requestUpload, (req, { input }) => giveAddress(req, input?.size), {
  rateLimit: { calls: 200, seconds: DAY_SECONDS },
})
