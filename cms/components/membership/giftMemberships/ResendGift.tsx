'use client'
import { useId, useState } from 'react'
import { call } from '#contracts/call.ts'
import { resendGiftMembership } from '#contracts/routes/membership/giftMemberships.ts'
import { AskFirst } from '../../platform/view/AskFirst.tsx'
import { useText } from '../../platform/view/useText.ts'

type ResendGiftProps = { id: number; email: string; isSent: boolean }

/** For a lost email or a wrong address. Before its day, only the address changes. */
export function ResendGift({ id, email, isSent }: ResendGiftProps) {
  const [typed, setTyped] = useState(email)
  const field = useId()
  const t = useText()
  const address = typed.trim()
  return (
    <AskFirst
      group={t('Sending')}
      label={t(isSent ? 'Send a new code' : 'Correct the address')}
      send={() => call(resendGiftMembership, { params: { id }, input: { recipientEmail: address } })}
      done={isSent ? t('We’re emailing a new code to {address}.', { address }) : t('The address is corrected.')}
    >
      {isSent && <p>{t('The new email has a new code. The old code stops working.')}</p>}
      <label htmlFor={field}>{t('Recipient’s email')}</label>
      <input id={field} type="email" value={typed} onChange={({ target }) => setTyped(target.value)} />
    </AskFirst>
  )
}
