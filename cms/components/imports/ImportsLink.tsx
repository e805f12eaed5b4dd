import type { ServerProps } from 'payload'
import { may } from '#contracts/roles.ts'

export function ImportsLink({ user }: ServerProps) {
  if (!may(user, 'importData')) return null
  return (
    <a className="nav__link" href="/cms/imports">
      <span className="nav__link-label">Imports</span>
    </a>
  )
}
