'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { call } from '#contracts/call.ts'
import { decideHeldMessage } from '#contracts/routes/community/threads.ts'
import type { HeldDecision } from '#contracts/community/threads.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { useText } from '../../platform/view/useText.ts'

type HeldMessageProps = { id: number; message: number; sender: string }

export function HeldMessage({ id, message, sender }: HeldMessageProps) {
  const [isRunning, setRunning] = useState(false)
  const router = useRouter()
  const t = useText()

  async function decide(decision: HeldDecision) {
    setRunning(true)
    const problem = await problemOf(call(decideHeldMessage, { params: { id, message }, input: { decision } }))
    setRunning(false)
    if (problem) return void toast.error(problem)
    router.refresh()
  }

  return (
    <div className="thread__held">
      <p>
        {t(
          'This came from {sender}, another address than the conversation’s. The person you write with doesn’t see it until you accept it.',
          { sender },
        )}
      </p>
      <div className="moderation" role="group" aria-label={t('Message from {sender}', { sender })}>
        <button type="button" disabled={isRunning} onClick={() => void decide('accept')}>
          {t('Accept')}
        </button>
        <button type="button" disabled={isRunning} onClick={() => void decide('remove')}>
          {t('Remove')}
        </button>
      </div>
    </div>
  )
}
