'use client'
import { Button } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { call } from '#contracts/call.ts'
import type { FailedPayment, FailedPayments } from '#contracts/membershipPayments.ts'
import { listFailedPayments } from '#contracts/routes/membershipPayments.ts'
import { problemOf } from '../problemOf.ts'
import { LoadState } from '../view/LoadState.tsx'
import { FailedPaymentCard } from './FailedPaymentCard.tsx'

export function FailedPaymentDesk() {
  const [found, setFound] = useState<FailedPayments>()
  const [problem, setProblem] = useState<string | null>()
  const load = useCallback(async () => {
    setProblem(await problemOf(call(listFailedPayments, { query: {} }).then(setFound)))
  }, [])
  useEffect(() => void load(), [load])
  if (!found) return <LoadState problem={problem} onRetry={() => void load()} />
  const { failed, total } = found

  async function loadMore() {
    const read = call(listFailedPayments, { query: { skip: failed.length } })
    setProblem(await problemOf(read.then((next) => setFound({ ...next, failed: joined(failed, next.failed) }))))
  }

  return (
    <div className="imports">
      {problem && <LoadState problem={problem} onRetry={() => void load()} />}
      {failed.length === 0 && <p>No failed payments. Every renewal that was due has been paid.</p>}
      {failed.map((one) => (
        <FailedPaymentCard key={one.membershipId} failed={one} onChanged={load} />
      ))}
      {total > failed.length && (
        <Button buttonStyle="secondary" onClick={() => void loadMore()}>
          Show more
        </Button>
      )}
    </div>
  )
}

/** Without those who moved to a later page meanwhile. */
const joined = (before: FailedPayment[], next: FailedPayment[]): FailedPayment[] => [
  ...before,
  ...next.filter(({ membershipId }) => !before.some((one) => one.membershipId === membershipId)),
]
