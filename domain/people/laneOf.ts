import type { Req } from '../Req.ts'
import type { Lane } from './fairQueue.ts'
import { originOf } from './Origin.ts'

/** A signed-in person queues with the known devices. */
export const laneOf = (req: Req, account?: string): Lane => ({
  network: originOf(req).wideNetwork,
  account: account ?? (req.user ? `user ${req.user.id}` : ''),
  isKnownDevice: req.user !== null,
})
