import { jwtVerify, SignJWT } from 'jose'

/** What a session cookie carries: whose it is and which row of `users_sessions` keeps it alive. */
export type SessionToken = { userId: number; sid: string; endsAt: number }

/**
 * Signs a session cookie. Only `findCaller` accepts it: the CMS's own token strategy asks for a header that this token
 * lacks, so the CMS cannot accept a session without looking at its row.
 */
export function signSessionToken(secret: string, { userId, sid, endsAt }: SessionToken): Promise<string> {
  return new SignJWT({ id: userId, collection: 'users', sid })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(Math.floor(endsAt / 1000))
    .sign(keyOf(secret))
}

/** @returns null for a token that is forged, expired or not a session's. `endsAt` is in milliseconds since 1970. */
export async function verifySessionToken(secret: string, token: string, now: Date): Promise<SessionToken | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      currentDate: now,
      requiredClaims: ['exp'],
    })
    const { id, sid, collection, exp = 0 } = payload
    if (collection !== 'users' || typeof id !== 'number' || typeof sid !== 'string') return null
    return { userId: id, sid, endsAt: exp * 1000 }
  } catch {
    return null
  }
}

const keyOf = (secret: string) => new TextEncoder().encode(secret)
