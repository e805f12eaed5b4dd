import { useVisitor } from '../../../lib/visitor.ts'
import { JoinPanel } from './JoinPanel.tsx'
import { MemberPanel } from './MemberPanel.tsx'

export function SubscriptionSection() {
  const { user } = useVisitor()
  return user?.isSubscriber ? <MemberPanel /> : <JoinPanel isSignedIn={user !== null} />
}
