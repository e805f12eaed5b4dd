import type { ServerProps } from 'payload'
import { may } from '#contracts/roles.ts'

export function ExportsLink({ user }: ServerProps) {
  if (!may(user, 'exportData')) return null
  return (
    <a className="nav__link" href="/cms/exports">
      <span className="nav__link-label">Exports</span>
    </a>
  )
}
