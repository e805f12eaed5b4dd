import { useVisitor } from '../../lib/visitor.ts'
import { JoinPanel } from './JoinPanel.tsx'
import { MemberPanel } from './MemberPanel.tsx'

/** The last word of the home screen: an invitation, or a welcome for those who have all of it. */
export function SubscriptionSection() {
  const { user } = useVisitor()
  return user?.isSubscriber ? <MemberPanel /> : <JoinPanel isSignedIn={user !== null} />
}
