import { jwtVerify, SignJWT } from 'jose'

/** `sid` is the row of `users_sessions`; `endsAt` is in ms since 1970. */
type SessionToken = { userId: number; sid: string; endsAt: number }

/** Without the header that Payload's token strategy requires, so that only `findActor` accepts it. */
export function signSessionToken(secret: string, { userId, sid, endsAt }: SessionToken): Promise<string> {
  return new SignJWT({ id: userId, collection: 'users', sid })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(Math.floor(endsAt / 1000))
    .sign(keyOf(secret))
}

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
