import type { Response } from 'express'
import { LRUCache } from 'lru-cache'
import { type Device, keepWatching } from '#domain/content/streams/keepWatching.ts'
import { WATCHING_MS } from '#domain/content/streams/viewers.ts'
import type { Req } from '#domain/platform/Req.ts'

/** Of one device in a minute: browsers read the beginning of a film when its page is opened. */
const FREE_BYTES = 8 * 1024 * 1024
/** A bucket sends the file itself; each address that it gets from us counts as much. */
const REDIRECT_BYTES = 1024 * 1024
const LOOK_EVERY_MS = 1_000

/** In this process. */
const sent = new LRUCache<string, { bytes: number; until: number }>({ max: 10_000 })

/**
 * Counts a whole film as a stream is counted. Call it before anything is sent: it ends the response later, when another
 * device takes the place.
 * @throws AppError `too_many_streams`.
 */
export async function countWatching(req: Pick<Req, 'pool' | 'now'>, device: Device, response: Response): Promise<void> {
  if (response.req.method === 'HEAD') return
  if (isWatching(device, req.now, 0)) await keepWatching(req, device)
  const { socket } = response.req
  const beganAt = performance.now()
  let counted = socket.bytesWritten
  const count = async () => {
    const bytes = socket.bytesWritten - counted
    counted += bytes
    const now = new Date(req.now.getTime() + performance.now() - beganAt)
    if (isWatching(device, now, bytes)) await keepWatching({ pool: req.pool, now }, device)
  }
  const looking = setInterval(() => void count().catch(() => response.destroy()), LOOK_EVERY_MS)
  response.once('close', () => {
    clearInterval(looking)
    // Refused or not, the next request finds out.
    void count().catch(() => undefined)
  })
}

/** For a film that a bucket sends. @throws AppError `too_many_streams`. */
export async function countRedirect(req: Pick<Req, 'pool' | 'now'>, device: Device, response: Response): Promise<void> {
  if (response.req.method !== 'HEAD' && isWatching(device, req.now, REDIRECT_BYTES)) await keepWatching(req, device)
}

function isWatching({ userId, sessionId }: Device, now: Date, bytes: number): boolean {
  const key = `${userId} ${sessionId}`
  const known = sent.get(key)
  const current = known && known.until > now.getTime() ? known : { bytes: 0, until: now.getTime() + WATCHING_MS }
  current.bytes += bytes
  sent.set(key, current)
  return current.bytes >= FREE_BYTES
}
