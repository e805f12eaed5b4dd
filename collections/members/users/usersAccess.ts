import type { Access } from 'payload'
import { may } from '#contracts/platform/roles.ts'
import { nobody } from '../../access/nobody.ts'
import type { Rules } from '../../access/rules.ts'

/** Every employee reads and changes their own account. */
const ownOr =
  (capability: 'readMembers' | 'changeMembers'): Access =>
  ({ req: { user } }) => {
    if (may(user, capability)) return true
    return may(user, 'usePanel') && { id: { equals: user?.id } }
  }

export const usersAccess: Rules = {
  // Members sign up, employees are invited: nobody types another's password.
  create: nobody,
  read: ownOr('readMembers'),
  update: ownOr('changeMembers'),
  // Deleting an account must end its subscription first.
  delete: nobody,
  readVersions: nobody,
  unlock: nobody,
}
