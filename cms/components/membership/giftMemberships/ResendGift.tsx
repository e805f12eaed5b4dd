'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useId, useState } from 'react'
import { call } from '#contracts/call.ts'
import { resendGiftMembership } from '#contracts/routes/membership/giftMemberships.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { useText } from '../../platform/view/useText.ts'

type ResendGiftProps = { id: number; email: string; isSent: boolean }

/** For a lost email or a wrong address. Before its day, only the address changes. */
export function ResendGift({ id, email, isSent }: ResendGiftProps) {
  const [isAsking, setAsking] = useState(false)
  const [isRunning, setRunning] = useState(false)
  const [address, setAddress] = useState(email)
  const field = useId()
  const router = useRouter()
  const t = useText()
  const label = t(isSent ? 'Send a new code' : 'Correct the address')

  async function resend() {
    setRunning(true)
    const problem = await problemOf(
      call(resendGiftMembership, { params: { id }, input: { recipientEmail: address.trim() } }),
    )
    setRunning(false)
    if (problem) {
      toast.error(problem)
      return
    }
    toast.success(
      isSent
        ? t('We’re emailing a new code to {address}.', { address: address.trim() })
        : t('The address is corrected.'),
    )
    setAsking(false)
    router.refresh()
  }

  return (
    <div className="order-actions">
      <div className="moderation" role="group" aria-label={t('Sending')}>
        <button type="button" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
          {label}
        </button>
      </div>
      {isAsking && (
        <div className="order-confirm" role="group" aria-label={label}>
          {isSent && <p>{t('The new email has a new code. The old code stops working.')}</p>}
          <label htmlFor={field}>{t('Recipient’s email')}</label>
          <input id={field} type="email" value={address} onChange={({ target }) => setAddress(target.value)} />
          <div className="order-confirm__buttons">
            <Button disabled={isRunning} onClick={() => void resend()}>
              {label}
            </Button>
            <Button buttonStyle="secondary" onClick={() => setAsking(false)}>
              {t('Go back')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
