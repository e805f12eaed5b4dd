import type { ClientUser } from 'payload'
import { type Capability, may, type Role } from '#contracts/roles.ts'

/** Leaves a collection out of the panel for roles without the capability. */
export const hiddenWithout =
  (capability: Capability) =>
  ({ user }: { user: ClientUser | null }): boolean =>
    // Safe: the panel's only users are documents of the collection `users`.
    !may(user as { role?: Role | null }, capability)
