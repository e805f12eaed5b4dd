import type { CollectionConfig, PayloadRequest } from 'payload'
import { generateExpiredPayloadCookie } from 'payload/shared'
import { poolOf } from '#database/poolOf.ts'
import { row, sql } from '#database/sql.ts'
import { endSession, signOutEverywhere } from '#domain/people/people/sessions.ts'
import { sessionIdOf } from '../../../hooks/users/sessionIdOf.ts'

type Endpoints = Exclude<CollectionConfig['endpoints'], false | undefined>

/**
 * Replaces Payload's session endpoints, which write the whole user back and would undo a concurrent demotion, new
 * password or sign-out.
 */
export const sessionEndpoints: Endpoints = [
  { path: '/refresh-token', method: 'post', handler: (req) => refresh(req) },
  { path: '/logout', method: 'post', handler: (req) => logout(req) },
]

/** Never later than the sign-in allowed. */
async function refresh(req: PayloadRequest): Promise<Response> {
  const { user, payload } = req
  const session =
    user &&
    (await row(
      poolOf(payload),
      sql<{
        exp: number
      }>`select floor(extract(epoch from expires_at))::int as exp from users_sessions where id = ${sessionIdOf(req)}`,
    ))
  if (!user || !session) return signedOut()
  const found = await payload.findByID({ collection: 'users', id: user.id, depth: 0, req, overrideAccess: false })
  return Response.json({ user: { ...found, collection: 'users', _strategy: 'session' }, exp: session.exp })
}

async function logout(req: PayloadRequest): Promise<Response> {
  const { user, payload, searchParams } = req
  const sessionId = sessionIdOf(req)
  if (!user || sessionId === null) return signedOut()
  const pool = poolOf(payload)
  if (searchParams.get('allSessions') === 'true')
    await signOutEverywhere(pool, { userId: Number(user.id), now: new Date() })
  else await endSession(pool, user.id, sessionId)
  const collectionAuthConfig = payload.collections.users.config.auth
  const { config } = payload
  const cookie = generateExpiredPayloadCookie({ collectionAuthConfig, config, cookiePrefix: config.cookiePrefix })
  return Response.json({ message: 'You are signed out.' }, { headers: { 'Set-Cookie': cookie } })
}

const signedOut = () => Response.json({ message: 'Unauthorized', code: 'unauthorized' }, { status: 401 })
