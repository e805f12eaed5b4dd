import { isStaff } from '../../../lib/isStaff.ts'
import { useVisitor } from '../../../lib/visitor.ts'
import { JoinPanel } from './JoinPanel.tsx'
import { MemberPanel } from './MemberPanel.tsx'

/** Who runs the site is not asked to subscribe. */
export function SubscriptionSection() {
  const { user } = useVisitor()
  if (user?.isSubscriber) return <MemberPanel />
  return isStaff(user) ? null : <JoinPanel isSignedIn={user !== null} />
}
