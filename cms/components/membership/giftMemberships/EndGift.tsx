'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { call } from '#contracts/call.ts'
import { endGiftMembership } from '#contracts/routes/membership/giftMemberships.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { useText } from '../../platform/view/useText.ts'

/** @param until for people, the day on which it would end by itself. */
export function EndGift({ id, until }: { id: number; until: string }) {
  const [isAsking, setAsking] = useState(false)
  const [isRunning, setRunning] = useState(false)
  const router = useRouter()
  const t = useText()

  async function end() {
    setRunning(true)
    const problem = await problemOf(call(endGiftMembership, { params: { id } }))
    setRunning(false)
    if (problem) {
      toast.error(problem)
      return
    }
    toast.success(t('The gift membership has ended.'))
    setAsking(false)
    router.refresh()
  }

  return (
    <div className="order-actions">
      <div className="moderation" role="group" aria-label={t('Ending')}>
        <button type="button" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
          {t('End the membership')}
        </button>
      </div>
      {isAsking && (
        <div className="order-confirm" role="group" aria-label={t('End the membership')}>
          <p>
            {t(
              'The membership would run until {day}. If you end it, access ends immediately and can’t be given back here. Nothing is refunded, and no one is emailed.',
              { day: until },
            )}
          </p>
          <div className="order-confirm__buttons">
            <Button disabled={isRunning} onClick={() => void end()}>
              {t('End the membership')}
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
