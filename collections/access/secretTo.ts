import type { FieldAccess } from 'payload'
import { type Capability, may } from '#contracts/roles.ts'

/** Nobody without the capability reads or writes the field, also in versions. */
export function secretTo(capability: Capability): Record<'create' | 'read' | 'update', FieldAccess> {
  const allowed: FieldAccess = ({ req }) => may(req.user, capability)
  return { create: allowed, read: allowed, update: allowed }
}
