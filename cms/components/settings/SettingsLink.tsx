import type { ServerProps } from 'payload'
import { may } from '#contracts/roles.ts'

export function SettingsLink({ user }: ServerProps) {
  if (!may(user, 'manageSite')) return null
  return (
    <a className="nav__link" href="/cms/settings">
      <span className="nav__link-label">Settings</span>
    </a>
  )
}
