import type { ServerProps } from 'payload'
import { may } from '#contracts/roles.ts'

export function WebhooksLink({ user }: ServerProps) {
  if (!may(user, 'manageSite')) return null
  return (
    <a className="nav__link" href="/cms/webhooks">
      <span className="nav__link-label">Webhooks</span>
    </a>
  )
}
