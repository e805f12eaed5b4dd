import * as routes from '#contracts/routes/shop/claims.ts'
import { openClaim as open } from '#domain/shop/claims/openClaim.ts'
import { readClaim, readClaimPhoto as readPhoto, readClaims as readAll } from '#domain/shop/claims/readClaims.ts'
import { addClaimPhoto as addPhoto, writeToClaim as write } from '#domain/shop/claims/writeToClaim.ts'
import { readOrder } from '#domain/shop/orders/readOrder.ts'
import type { HttpReq } from '../../authorize.ts'
import { implement } from '../../implement.ts'
import { proofOf } from '../orders/proofOf.ts'
import { photoResult } from '../../photoResult.ts'

/** The buyer's side, with the same proof as for reading the order. */
async function orderIdOf(req: HttpReq, reference: string, key: string | undefined): Promise<number> {
  return (await readOrder(req, reference, await proofOf(req, key))).id
}

export const readClaims = implement(routes.readClaims, async (req, { params, query }) =>
  readAll(req, await orderIdOf(req, params.reference, query.key)),
)

export const openClaim = implement(
  routes.openClaim,
  async (req, { params, query, input }) => {
    const orderId = await orderIdOf(req, params.reference, query.key)
    return readClaim(req, orderId, await open(req, orderId, input))
  },
  { rateLimit: { calls: 60, seconds: 3600 } },
)

export const writeToClaim = implement(
  routes.writeToClaim,
  async (req, { params, query, input }) => {
    const orderId = await orderIdOf(req, params.reference, query.key)
    await write(req, { orderId, claimId: params.claim }, input.message)
    return readClaim(req, orderId, params.claim)
  },
  { rateLimit: { calls: 60, seconds: 3600 } },
)

export const addClaimPhoto = implement(
  routes.addClaimPhoto,
  async (req, { params, query, input }) => {
    const orderId = await orderIdOf(req, params.reference, query.key)
    await addPhoto(req, { orderId, claimId: params.claim }, input.photo)
    return readClaim(req, orderId, params.claim)
  },
  { rateLimit: { calls: 30, seconds: 3600 }, mayBeLong: 'photo' },
)

export const readClaimPhoto = implement(routes.readClaimPhoto, async (req, { params, query }) => {
  const orderId = await orderIdOf(req, params.reference, query.key)
  return photoResult(await readPhoto(req, { orderId, claimId: params.claim, photoId: params.photo }))
})
