import { useSearchParams } from '../lib/router/hooks.ts'
import { paths } from '#contracts/paths.ts'
import type { CurrentUser } from '#contracts/people.ts'
import { type AccountTab, accountAddress, tabOf } from '../lib/accountTabs.ts'
import { useVisitor } from '../lib/visitor.ts'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { RedirectNotice } from './access/RedirectNotice.tsx'
import { AccountTabs } from './account/AccountTabs.tsx'
import { CommunitySection } from './account/CommunitySection.tsx'
import { DataSection } from './account/DataSection.tsx'
import { DeviceSection } from './account/DeviceSection.tsx'
import { FeedSection } from './account/FeedSection.tsx'
import { EmailSection } from './account/EmailSection.tsx'
import { InviteSection } from './account/InviteSection.tsx'
import { ListsSection } from './account/ListsSection.tsx'
import { MembershipSection } from './account/MembershipSection.tsx'
import { MessagesSection } from './account/MessagesSection.tsx'
import { OrdersSection } from './account/OrdersSection.tsx'
import { PaymentsSection } from './account/PaymentsSection.tsx'
import { ProfileSection } from './account/ProfileSection.tsx'
import { SecuritySection } from './account/SecuritySection.tsx'
import { StonesSection } from './account/StonesSection.tsx'
import { pagePath, t } from '../lib/text.ts'

export function AccountPage() {
  const { user, isLoading } = useVisitor()
  const [search] = useSearchParams()
  const tab = tabOf(search)
  if (isLoading) {
    return (
      <Page aria-busy="true">
        <PageHeading>{t('Your account')}</PageHeading>
        <Skeleton $height="40rem" />
      </Page>
    )
  }
  if (!user) {
    return (
      <RedirectNotice
        title={t('Your account')}
        reason={t('Please sign in to see your account.')}
        to={`${paths.login}?redirect=${tab === 'membership' ? pagePath('/account') : encodeURIComponent(pagePath(accountAddress(tab)))}`}
        linkLabel={t('Sign In')}
        silent
      />
    )
  }
  return (
    <Page>
      <PageTitle>{t('Your account')}</PageTitle>
      <PageHeading lead={[`${user.firstName} ${user.lastName}`.trim(), user.email].filter(Boolean).join(', ')}>
        {t('Your account')}
      </PageHeading>
      <AccountTabs current={tab} />
      {sectionsOf(tab, user)}
    </Page>
  )
}

function sectionsOf(tab: AccountTab, user: CurrentUser) {
  switch (tab) {
    case 'membership':
      return (
        <>
          <MembershipSection user={user} />
          {user.subscription && user.subscription.status !== 'complimentary' && <PaymentsSection />}
          <ListsSection />
          <InviteSection />
          <FeedSection />
        </>
      )
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
