'use client'
import { useCallback, useEffect, useState } from 'react'
import { call } from '#contracts/call.ts'
import type { FailedPayments } from '#contracts/membershipPayments.ts'
import { listFailedPayments } from '#contracts/routes/membershipPayments.ts'
import { problemOf } from '../problemOf.ts'
import { LoadState } from '../view/LoadState.tsx'
import { FailedPaymentCard } from './FailedPaymentCard.tsx'

export function FailedPaymentDesk() {
  const [found, setFound] = useState<FailedPayments>()
  const [problem, setProblem] = useState<string | null>()
  const load = useCallback(async () => {
    setProblem(await problemOf(call(listFailedPayments, {}).then(setFound)))
  }, [])
  useEffect(() => void load(), [load])
  if (!found) return <LoadState problem={problem} onRetry={() => void load()} />
  const { failed, total } = found
  return (
    <div className="imports">
      {problem && <LoadState problem={problem} onRetry={() => void load()} />}
      {failed.length === 0 && <p>No failed payments. Every renewal that was due has been paid.</p>}
      {failed.map((one) => (
        <FailedPaymentCard key={one.membershipId} failed={one} onChanged={load} />
      ))}
      {total > failed.length && (
        <p>
          The {failed.length} oldest of {total}. The others appear once these are settled.
        </p>
      )}
    </div>
  )
}
