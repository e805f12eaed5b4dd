import { useVisitor } from '../../lib/visitor.ts'
import { JoinPanel } from './JoinPanel.tsx'
import { MemberPanel } from './MemberPanel.tsx'

/** The front page's last word: an invitation, or a welcome for those who have joined. */
export function SubscriptionSection() {
  const { user } = useVisitor()
  return user?.isSubscriber ? <MemberPanel /> : <JoinPanel isSignedIn={user !== null} />
}
