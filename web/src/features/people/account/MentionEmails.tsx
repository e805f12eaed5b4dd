import { call } from '#contracts/call.ts'
import { changeMentionEmails, readMentionEmails } from '#contracts/routes/community/comments.ts'
import { readQuery } from '../../../lib/readQuery.ts'
import { t } from '../../../lib/text.ts'
import { EmailSwitch } from './EmailSwitch.tsx'

const mentionEmailsQuery = readQuery(readMentionEmails, {})

export const MentionEmails = () => (
  <EmailSwitch query={mentionEmailsQuery} save={(input) => call(changeMentionEmails, { input })}>
    {t('Email me when someone mentions me')}
  </EmailSwitch>
)
