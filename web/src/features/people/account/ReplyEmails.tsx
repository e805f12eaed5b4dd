import { call } from '#contracts/call.ts'
import { changeReplyEmails, readReplyEmails } from '#contracts/routes/community/comments.ts'
import { readQuery } from '../../../lib/readQuery.ts'
import { t } from '../../../lib/text.ts'
import { EmailSwitch } from './EmailSwitch.tsx'

const replyEmailsQuery = readQuery(readReplyEmails, {})

export const ReplyEmails = () => (
  <EmailSwitch query={replyEmailsQuery} save={(input) => call(changeReplyEmails, { input })}>
    {t('Email me about replies to my comments and answers to my questions')}
  </EmailSwitch>
)
