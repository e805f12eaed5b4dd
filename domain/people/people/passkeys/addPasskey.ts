import { randomBytes } from 'node:crypto'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import { PASSKEY_MINUTES } from '#contracts/shared/constants.ts'
import { MAX_PASSKEYS, type NewPasskey, type PasskeyOptions, passkeyOptionsAnswer } from '#contracts/people/passkeys.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, rows, sql } from '#database/sql.ts'
import { recordPersonAudit } from '#domain/platform/auditLog/recordPersonAudit.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { readBrand } from '#domain/platform/site/readBrand.ts'
import { lockSessions } from '../locks.ts'
import { mailAccountChange } from '../mailAccountChange.ts'
import { refuseWithoutProof } from '../recentProof.ts'
import { refuseEndedSession } from '../sessions.ts'
import { refuseUnconfirmed } from '../refuseUnconfirmed.ts'
import { challengeIn, createChallenge, redeemChallenge } from './challenges.ts'
import type { StoredPasskey } from './ownPasskeys.ts'
import { relyingParty } from './relyingParty.ts'

type Existing = { id: string; transports: string[]; userHandle: string }

/** @throws AppError `password_needed`, `email_unconfirmed`, `too_many_passkeys`. */
export async function beginPasskey(req: SignedInReq): Promise<PasskeyOptions> {
  const { id: userId, email, sessionId } = req.user
  await refuseWithoutProof(req)
  await refuseUnconfirmed(req.pool, userId)
  const existing = await rows(
    req.pool,
    sql<Existing>`
      select credential_id as id, transports, user_handle as "userHandle" from passkeys where user_id = ${userId} order by id`,
  )
  if (existing.length >= MAX_PASSKEYS) throw new AppError('too_many_passkeys')
  // One handle per account: authenticators keep one passkey for each.
  const userHandle = existing[0]?.userHandle ?? randomBytes(32).toString('base64url')
  const options = await generateRegistrationOptions({
    rpName: (await readBrand(req.pool)).brand.name,
    rpID: relyingParty(req).id,
    userName: email,
    userDisplayName: email,
    userID: new Uint8Array(Buffer.from(userHandle, 'base64url')),
    challenge: new Uint8Array(
      Buffer.from(await createChallenge(req.pool, req.now, { userId, sessionId, userHandle }), 'base64url'),
    ),
    timeout: PASSKEY_MINUTES * 60_000,
    excludeCredentials: existing.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return passkeyOptionsAnswer.parse(options)
}

/**
 * @param name until its owner chooses another.
 * @throws AppError `passkey_expired`, `passkey_unusable`, `passkey_taken`, `password_needed`, `email_unconfirmed`,
 * `too_many_passkeys`.
 */
export async function addPasskey(req: SignedInReq, response: NewPasskey, name: string): Promise<StoredPasskey> {
  const { user, now } = req
  await refuseWithoutProof(req)
  const challenge = challengeIn(response.response.clientDataJSON)
  // Outside the transaction: a rejection uses up the challenge, too.
  const begun = challenge === null ? null : await redeemChallenge(req.pool, challenge, now)
  if (challenge === null || begun?.userId !== user.id || begun.sessionId !== user.sessionId || !begun.userHandle)
    throw new AppError('passkey_expired')
  const { id, publicKey, counter } = await verify(req, response, challenge)
  const { userHandle } = begun
  const added = await inTransaction(req.pool, async (tx) => {
    await lockSessions(tx, user.id)
    await refuseEndedSession(tx, user)
    await refuseUnconfirmed(tx, user.id)
    const held = await row(tx, sql<{ count: number }>`select count(*) from passkeys where user_id = ${user.id}`)
    if ((held?.count ?? 0) >= MAX_PASSKEYS) throw new AppError('too_many_passkeys')
    const key = Buffer.from(publicKey).toString('base64')
    const stored = await row(
      tx,
      sql<StoredPasskey>`
        insert into passkeys (user_id, credential_id, public_key, user_handle, counter, transports, name, created_at)
        values (${user.id}, ${id}, decode(${key}, 'base64'), ${userHandle}, ${counter}, ${response.response.transports}, ${name}, ${now})
        on conflict (credential_id) do nothing
        returning id, name, created_at as "createdAt", last_used_at as "lastUsedAt"`,
    )
    if (!stored) throw new AppError('passkey_taken')
    await mailAccountChange(tx, user.id, 'passkey-added', { now })
    if (user.isEmployee) await recordPersonAudit(tx, req, user.id, 'Added a passkey')
    return stored
  })
  req.log.info({ userId: user.id, msg: 'A passkey was added' })
  return added
}

async function verify(req: SignedInReq, response: NewPasskey, expectedChallenge: string) {
  const { id, origin } = relyingParty(req)
  try {
    refuseCertificates(response)
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    })
    if (registrationInfo) return registrationInfo.credential
  } catch (error) {
    req.log.info({ err: error, userId: req.user.id, msg: 'A passkey was refused' })
  }
  throw new AppError('passkey_unusable')
}

/** None are asked for. Other formats name certificates, whose lists the library would fetch from where they say. */
function refuseCertificates({ response }: NewPasskey): void {
  const format = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url'))).get(
    'fmt',
  )
  if (format !== 'none' && format !== 'packed') throw new Error(`A passkey came with an attestation: ${format}`)
}
