import type { ServerProps } from 'payload'
import { may } from '#contracts/roles.ts'

export function GrowthLink({ user }: ServerProps) {
  if (!may(user, 'readMembers')) return null
  return (
    <a className="nav__link" href="/cms/growth">
      <span className="nav__link-label">Growth</span>
    </a>
  )
}
