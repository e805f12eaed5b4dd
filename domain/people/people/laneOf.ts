import type { Req } from '#domain/platform/Req.ts'
import type { Lane } from './fairQueue.ts'
import { originOf } from '#domain/platform/Origin.ts'

/** A signed-in person queues with the known devices. */
export const laneOf = (req: Req, account?: string): Lane => ({
  network: originOf(req).wideNetwork,
  account: account ?? (req.user ? `user ${req.user.id}` : ''),
  isKnownDevice: req.user !== null,
})
