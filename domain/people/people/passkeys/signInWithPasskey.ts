import { type VerifiedAuthenticationResponse, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { PasskeySignIn } from '#contracts/people/passkeys.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { isKnownDevice } from '../knownDevice.ts'
import type { Account } from '../signIn.ts'
import { withAttemptLimit } from '../withAttemptLimit.ts'
import { challengeIn, redeemChallenge } from './challenges.ts'
import { relyingParty } from './relyingParty.ts'

type PasskeyAccount = Account & { passkeyId: number; publicKey: Buffer; counter: number; userHandle: string }

/**
 * The device has checked a finger, a face or a PIN, so this counts as both steps.
 * @throws AppError `passkey_expired`, `wrong_passkey`, `too_many_requests`.
 */
export async function signInWithPasskey(req: Req, response: PasskeySignIn): Promise<Account> {
  const challenge = challengeIn(response.response.clientDataJSON)
  const begun = challenge === null ? null : await redeemChallenge(req.pool, challenge, req.now)
  // A challenge for a new passkey signs nobody in.
  if (challenge === null || begun === null || begun.userId !== null) throw new AppError('passkey_expired')
  const owner = await row(
    req.pool,
    sql<{ userId: number }>`select user_id as "userId" from passkeys where credential_id = ${response.id}`,
  )
  const userId = owner?.userId ?? null
  const isKnown = userId !== null && (await isKnownDevice(req, userId))
  const attempt = { name: `passkey ${response.id}`, userId, isKnownDevice: isKnown, everywhere: 'codes' } as const
  const account = await withAttemptLimit(req, attempt, () =>
    inTransaction(req.pool, (tx) => check(tx, req, response, challenge)),
  )
  if (!account) throw new AppError('wrong_passkey')
  return account
}

async function check(tx: Database, req: Req, response: PasskeySignIn, challenge: string): Promise<Account | null> {
  const stored = await row(
    tx,
    sql<PasskeyAccount>`
      select u.id, u.email, u.is_employee as "isEmployee", p.id as "passkeyId", p.public_key as "publicKey", p.counter,
        p.user_handle as "userHandle"
      from passkeys p join users u on u.id = p.user_id
      where p.credential_id = ${response.id} and u.closed_at is null for update of p`,
  )
  const { userHandle } = response.response
  if (!stored || (userHandle && userHandle !== stored.userHandle)) return null
  const verified = await verify(req, response, stored, challenge)
  if (!verified?.verified) return null
  const { newCounter } = verified.authenticationInfo
  await tx.query(sql`
    update passkeys set counter = ${newCounter}, last_used_at = ${req.now} where id = ${stored.passkeyId}`)
  const { id, email, isEmployee } = stored
  return { id, email, isEmployee }
}

/** Also refuses a counter that does not grow: the passkey may have been copied. */
async function verify(
  req: Req,
  response: PasskeySignIn,
  { id: userId, publicKey, counter }: PasskeyAccount,
  expectedChallenge: string,
): Promise<VerifiedAuthenticationResponse | null> {
  const { id, origin } = relyingParty(req)
  const { userHandle, ...signed } = response.response
  try {
    return await verifyAuthenticationResponse({
      response: {
        ...response,
        response: { ...signed, ...(userHandle && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: response.id, publicKey: new Uint8Array(publicKey), counter },
      requireUserVerification: true,
    })
  } catch (error) {
    req.log.info({ err: error, userId, msg: 'A passkey was refused' })
    return null
  }
}
