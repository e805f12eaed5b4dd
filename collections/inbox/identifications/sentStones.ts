import type { Access } from 'payload'
import { may } from '#contracts/platform/roles.ts'

/** A draft is its finder’s own. */
export const sentStones: Access = ({ req: { user } }) =>
  may(user, 'identifyStones') && { status: { not_equals: 'draft' } }
