import type { FieldAccess } from 'payload'
import { type Capability, may } from '#contracts/platform/roles.ts'

/** The field is read and written only with the capability, also in versions. */
export function secretTo(capability: Capability): Record<'create' | 'read' | 'update', FieldAccess> {
  const allowed: FieldAccess = ({ req }) => may(req.user, capability)
  return { create: allowed, read: allowed, update: allowed }
}
