import { mergeCarts } from '#domain/shop/cart/mergeCarts.ts'
import { findActor } from '#domain/membership/actor/findActor.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import { describeDevice } from '#domain/people/people/describeDevice.ts'
import { closeSession, openSession } from '#domain/people/people/session.ts'
import type { Account } from '#domain/people/people/signIn.ts'
import type { HttpReq } from '../../authorize.ts'

/**
 * Starts a session that replaces the browser's previous one, and merges the guest's cart.
 *
 * @param proof.isProved a code was given in addition to the password.
 * @throws AppError `second_factor_required`.
 */
export async function beginSession(req: HttpReq, account: Account, { isProved = false } = {}): Promise<Actor> {
  const { web } = req
  const device = describeDevice(web.header('user-agent'))
  const place = { deviceKey: web.device.key(), device, network: web.network, isProved }
  const { token, seconds } = await openSession(req, account, place)
  if (req.user) await closeSession(req, req.user.sessionId)
  web.setSession(token, seconds)
  web.device.keep()
  if (req.web.cartKey) {
    // A failed merge must not prevent the sign-in.
    await mergeCarts(req, account.id, req.web.cartKey).then(req.web.clearCartKey, (error: unknown) =>
      req.log.warn({ err: error, msg: 'The guest cart could not be merged' }),
    )
  }
  const user = await findActor(req.pool, req.payload.secret, token, req.now)
  if (!user) throw new Error('The session was not stored')
  return user
}
