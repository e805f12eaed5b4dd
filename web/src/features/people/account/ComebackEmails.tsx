import { call } from '#contracts/call.ts'
import { changeComebackEmails, readComebackEmails } from '#contracts/routes/membership/comebackEmails.ts'
import { readQuery } from '../../../lib/readQuery.ts'
import { t } from '../../../lib/text.ts'
import { EmailSwitch } from './EmailSwitch.tsx'

const comebackEmailsQuery = readQuery(readComebackEmails, {})

export const ComebackEmails = () => (
  <EmailSwitch query={comebackEmailsQuery} save={(input) => call(changeComebackEmails, { input })}>
    {t('Email me once after a membership of mine has ended, with an offer if there is one')}
  </EmailSwitch>
)
