import type { CurrentUser } from '#contracts/people/people.ts'
import type { AccountTab } from '../../lib/accountTabs.ts'
import { CommunitySection } from './CommunitySection.tsx'
import { DataSection } from './DataSection.tsx'
import { DeviceSection } from './DeviceSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { MessagesSection } from './MessagesSection.tsx'
import { OrdersSection } from './OrdersSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { SecuritySection } from './SecuritySection.tsx'
import { StonesSection } from './StonesSection.tsx'

type OtherTabsProps = { tab: Exclude<AccountTab, 'membership'>; user: CurrentUser }

/** The account without its first tab, which most people open. */
export function OtherTabs({ tab, user }: OtherTabsProps) {
  switch (tab) {
    case 'orders':
      return (
        <>
          <OrdersSection />
          <StonesSection />
          <MessagesSection />
        </>
      )
    case 'profile':
      return (
        <>
          <ProfileSection user={user} />
          <CommunitySection />
        </>
      )
    case 'emails':
      return (
        <>
          <EmailSection user={user} />
          <DeviceSection user={user} />
        </>
      )
    case 'sign-in':
      return <SecuritySection />
    case 'data':
      return <DataSection />
  }
}
