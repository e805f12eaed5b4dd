import type { FieldAccess } from 'payload'
import { type Capability, may } from '#contracts/platform/roles.ts'

/** Everyone who reads the document reads the field; writing requires the capability. */
export const fieldWith = (capability: Capability): { create: FieldAccess; update: FieldAccess } => ({
  create: ({ req }) => may(req.user, capability),
  update: ({ req }) => may(req.user, capability),
})
