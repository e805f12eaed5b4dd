import type { ServerProps } from 'payload'
import { may } from '#contracts/roles.ts'

export function ApiKeysLink({ user }: ServerProps) {
  if (!may(user, 'usePanel')) return null
  return (
    <a className="nav__link" href="/cms/api-keys">
      <span className="nav__link-label">API keys</span>
    </a>
  )
}
