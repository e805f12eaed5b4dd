import { useSearchParams } from 'react-router-dom'
import { paths } from '#contracts/shared/paths.ts'
import { accountAddress, tabOf } from '../lib/accountTabs.ts'
import { useVisitor } from '../lib/visitor.ts'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { RedirectNotice } from './access/RedirectNotice.tsx'
import { AccountTabs } from './account/AccountTabs.tsx'
import { FeedSection } from './account/FeedSection.tsx'
import { InviteSection } from './account/InviteSection.tsx'
import { ListsSection } from './account/ListsSection.tsx'
import { MembershipSection } from './account/MembershipSection.tsx'
import { PaymentsSection } from './account/PaymentsSection.tsx'
import { useBillingReturn } from './account/useBillingReturn.ts'
import { pagePath, t } from '../lib/text.ts'

const OtherTabs = lazyPart(async () => (await import('./account/OtherTabs.tsx')).OtherTabs, {
  fallback: <Skeleton $height="40rem" />,
})

export function AccountPage() {
  const { user, isLoading } = useVisitor()
  const [search] = useSearchParams()
  const tab = tabOf(search)
  useBillingReturn(user !== null && user !== undefined)
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
      {tab === 'membership' ? (
        <>
          <MembershipSection user={user} />
          {user.subscription && user.subscription.status !== 'complimentary' && (
            <PaymentsSection isCharged={user.subscription.status !== 'canceled'} />
          )}
          <ListsSection />
          <InviteSection />
          <FeedSection />
        </>
      ) : (
        <OtherTabs tab={tab} user={user} />
      )}
    </Page>
  )
}
