import type { ServerProps } from 'payload'
import { may } from '#contracts/roles.ts'
import { listFailedPayments } from '#contracts/routes/membershipPayments.ts'

export function FailedPaymentsLink({ user }: ServerProps) {
  if (!may(user, listFailedPayments.access)) return null
  return (
    <a className="nav__link" href="/cms/failed-payments">
      <span className="nav__link-label">Failed payments</span>
    </a>
  )
}
