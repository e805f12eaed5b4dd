import type { CurrentUser } from '#contracts/people/people.ts'
import { ComebackEmails } from '../../features/people/account/ComebackEmails.tsx'
import { EmailLanguage } from '../../features/people/account/EmailLanguage.tsx'
import { MentionEmails } from '../../features/people/account/MentionEmails.tsx'
import { PostEmails } from '../../features/people/account/PostEmails.tsx'
import { ReplyEmails } from '../../features/people/account/ReplyEmails.tsx'
import { WatchingPreference } from '../../features/content/watching/WatchingPreference.tsx'
import { useOffers } from '../../lib/siteConfig.ts'
import { AccountSection } from './AccountSection.tsx'
import { t } from '../../lib/text.ts'

export function EmailSection({ user }: { user: CurrentUser }) {
  const offers = useOffers()
  return (
    <AccountSection title={t('Emails and watching')} about={t('What we may send you, and what we may remember.')}>
      {offers('german') && <EmailLanguage user={user} />}
      <PostEmails />
      <ReplyEmails />
      <MentionEmails />
      <ComebackEmails />
      <WatchingPreference />
    </AccountSection>
  )
}
