import type { Payload } from 'payload'
import { findCaller } from '#domain/people/findCaller.ts'
import { ShopError } from '#domain/ShopError.ts'
import { poolOf } from '#database/poolOf.ts'
import { askEndpoint } from '../http/invokeEndpoint.ts'
import { readersRequest } from './audience.ts'

/** One post: asked for more than anything else that is not kept ready. */
const QUICK = /^\/api\/posts\/[1-9]\d{0,9}$/

export const isQuickRead = (path: string): boolean => QUICK.test(path)

/**
 * What an endpoint answers, read anew and sent as it is.
 *
 * @param token of the visitor's session.
 * @returns JSON; null for what is refused, which is told as everything else that is.
 */
export async function quickRead(
  payload: Payload,
  path: string,
  token: string | undefined,
  now: Date,
): Promise<Buffer | null> {
  const user = token ? await findCaller(poolOf(payload), payload.secret, token, now) : null
  try {
    return Buffer.from(
      JSON.stringify(await askEndpoint(readersRequest(payload, user, null, now), path.slice('/api'.length))),
    )
  } catch (error) {
    if (error instanceof ShopError) return null
    throw error
  }
}

/** Names and values in turn. */
export const quickHeaders = (common: string[], requestId: string, body: Buffer): string[] => [
  ...common,
  ...['Cache-Control', 'no-store', 'Vary', 'Cookie', 'X-Request-Id', requestId],
  ...['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(body.length)],
]
