import { createHash } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { CHALLENGE_MINUTES } from '#contracts/shared/constants.ts'
import { row, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { Account } from '../signIn.ts'

const AUDIENCE = 'second factor'
const challengeSchema = z.object({ userId: z.number(), password: z.string(), redirect: z.string() })

/** Valid for ten minutes or until the password changes; grants no access itself. */
export async function beginChallenge(req: Req, userId: number, redirect: string): Promise<string> {
  const found = await findAccount(req, userId)
  if (!found) throw new AppError('wrong_credentials')
  return new SignJWT({ userId, password: found.password, redirect })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setExpirationTime(new Date(req.now.getTime() + CHALLENGE_MINUTES * 60_000))
    .sign(keyOf(req))
}

/** @throws AppError `sign_in_expired`. */
export async function readChallenge(
  req: Req,
  token: string | undefined,
): Promise<{ account: Account; redirect: string }> {
  const challenge = await verify(req, token ?? '')
  const found = challenge && (await findAccount(req, challenge.userId))
  if (!found || found.password !== challenge.password) throw new AppError('sign_in_expired')
  return { account: found.account, redirect: challenge.redirect }
}

async function verify(req: Req, token: string): Promise<z.infer<typeof challengeSchema> | null> {
  try {
    const options = { algorithms: ['HS256'], audience: AUDIENCE, currentDate: req.now, requiredClaims: ['exp'] }
    const { payload } = await jwtVerify(token, keyOf(req), options)
    return challengeSchema.parse(payload)
  } catch {
    return null
  }
}

/** `password` is a fingerprint of the password hash that reveals nothing about it. */
async function findAccount(req: Req, userId: number): Promise<{ account: Account; password: string } | null> {
  const found = await row(
    req.pool,
    sql<
      Account & { hash: string | null }
    >`select id, email, is_employee as "isEmployee", hash from users where id = ${userId} and closed_at is null`,
  )
  if (!found) return null
  const { hash, ...account } = found
  return {
    account,
    password: createHash('sha256')
      .update(hash ?? '')
      .digest('base64url')
      .slice(0, 16),
  }
}

const keyOf = ({ payload }: Req) => new TextEncoder().encode(payload.secret)
