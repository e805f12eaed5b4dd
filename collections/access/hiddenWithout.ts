import type { ClientUser } from 'payload'
import { type Capability, may, type Role } from '#contracts/platform/roles.ts'

/** Hides a collection in the panel from roles without the capability. */
export const hiddenWithout =
  (capability: Capability) =>
  ({ user }: { user: ClientUser | null }): boolean =>
    // Safe: the panel's only users are documents of the collection `users`.
    !may(user as { role?: Role | null }, capability)
