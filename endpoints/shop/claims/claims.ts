import { amountToCents } from '#contracts/shared/amountToCents.ts'
import * as routes from '#contracts/routes/shop/claims.ts'
import { declineClaim as decline, replyToClaim as reply } from '#domain/shop/claims/answerClaim.ts'
import { readClaimPhoto } from '#domain/shop/claims/readClaims.ts'
import { refundClaimed as refund } from '#domain/shop/claims/refundClaimed.ts'
import { replaceClaimed as replace } from '#domain/shop/claims/replaceClaimed.ts'
import { implement } from '../../implement.ts'
import { photoResult } from '../../photoResult.ts'

export const readAnyClaimPhoto = implement(routes.readAnyClaimPhoto, async (req, { params }) =>
  photoResult(await readClaimPhoto(req, { orderId: null, claimId: params.id, photoId: params.photo })),
)

export const replyToClaim = implement(routes.replyToClaim, async (req, { params, input }) => {
  await reply(req, params.id, input.message)
})

export const declineClaim = implement(routes.declineClaim, async (req, { params, input }) => {
  await decline(req, params.id, input.message)
})

export const replaceClaimed = implement(routes.replaceClaimed, async (req, { params, input }) => {
  await replace(req, params.id, input.despiteRefund ?? false)
})

export const refundClaimed = implement(routes.refundClaimed, async (req, { params, input }) => {
  await refund(req, params.id, amountToCents(input.amount) ?? 0)
})
