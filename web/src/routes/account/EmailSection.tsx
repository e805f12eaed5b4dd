import { ComebackEmails } from '../../features/account/ComebackEmails.tsx'
import { MentionEmails } from '../../features/account/MentionEmails.tsx'
import { PostEmails } from '../../features/account/PostEmails.tsx'
import { ReplyEmails } from '../../features/account/ReplyEmails.tsx'
import { WatchingPreference } from '../../features/watching/WatchingPreference.tsx'
import { AccountSection } from './AccountSection.tsx'

export function EmailSection() {
  return (
    <AccountSection title="Emails and watching" about="What we may send you, and what we may remember.">
      <PostEmails />
      <ReplyEmails />
      <MentionEmails />
      <ComebackEmails />
      <WatchingPreference />
    </AccountSection>
  )
}
