import type { ServerProps } from 'payload'
import { may } from '#contracts/roles.ts'

export function MailTemplatesLink({ user }: ServerProps) {
  if (!may(user, 'manageEmails')) return null
  return (
    <a className="nav__link" href="/cms/mail-templates">
      <span className="nav__link-label">Email templates</span>
    </a>
  )
}
