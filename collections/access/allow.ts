import type { Access } from 'payload'
import { type Capability, may } from '#contracts/platform/roles.ts'

/** For employees whose role has the capability. */
export const allow =
  (capability: Capability): Access =>
  ({ req }) =>
    may(req.user, capability)
