import type { Access } from 'payload'
import { may } from '#contracts/platform/roles.ts'
import { nobody } from '../../access/nobody.ts'
import type { Rules } from '../../access/rules.ts'

/** Alerts about memberships name people, so the shop sees only its own. */
const shopOrAll: Access = ({ req: { user } }) => {
  if (may(user, 'resolveAlerts')) return true
  return may(user, 'resolveShopAlerts') && { about: { equals: 'shop' } }
}

export const alertsAccess: Rules = {
  create: nobody,
  read: shopOrAll,
  update: shopOrAll,
  delete: nobody,
  readVersions: nobody,
  unlock: nobody,
}
