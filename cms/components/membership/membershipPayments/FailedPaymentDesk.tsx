'use client'
import { Button } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { call } from '#contracts/call.ts'
import type { FailedPayment, FailedPayments } from '#contracts/membership/membershipPayments.ts'
import { listFailedPayments } from '#contracts/routes/membership/membershipPayments.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { useText } from '../../platform/view/useText.ts'
import { LoadState } from '../../platform/view/LoadState.tsx'
import { FailedPaymentCard } from './FailedPaymentCard.tsx'

type MembershipId = FailedPayment['membershipId']
type FailedPaymentsQuery = { after?: string; only?: MembershipId }
type Show = (page: FailedPayments, shown: FailedPayments | undefined) => FailedPayments | undefined

export function FailedPaymentDesk() {
  const [found, setFound] = useState<FailedPayments>()
  const [problem, setProblem] = useState<string | null>()
  const t = useText()
  const read = useCallback(async (query: FailedPaymentsQuery, show: Show) => {
    const page = call(listFailedPayments, { query })
    setProblem(await problemOf(page.then((loaded) => setFound((shown) => show(loaded, shown)))))
  }, [])
  const load = useCallback(() => read({}, (page) => page), [read])
  useEffect(() => void load(), [load])
  if (!found) return <LoadState problem={problem} onRetry={() => void load()} />
  const { failed, next } = found

  const loadMore = (after: string) =>
    read({ after }, (page, shown) => ({ ...page, failed: joined(shown?.failed ?? [], page.failed) }))

  /** The others stay, also those of further pages. Who has paid disappears. */
  const loadOne = (only: MembershipId) =>
    read({ only }, ({ failed: [one] }, shown) => shown && { ...shown, failed: replaced(shown.failed, only, one) })

  return (
    <div className="imports">
      {problem && <LoadState problem={problem} onRetry={() => void load()} />}
      {failed.length === 0 && next === null && (
        <p>{t('No failed payments. Every renewal that was due has been paid.')}</p>
      )}
      {failed.map((one) => (
        <FailedPaymentCard key={one.membershipId} failed={one} onChanged={() => loadOne(one.membershipId)} />
      ))}
      {next !== null && (
        <Button buttonStyle="secondary" onClick={() => void loadMore(next)}>
          {t('Show more')}
        </Button>
      )}
    </div>
  )
}

/** Without those who moved to a later page meanwhile. */
const joined = (before: FailedPayment[], page: FailedPayment[]): FailedPayment[] => [
  ...before,
  ...page.filter(({ membershipId }) => !before.some((one) => one.membershipId === membershipId)),
]

const replaced = (shown: FailedPayment[], id: MembershipId, by: FailedPayment | undefined): FailedPayment[] =>
  shown.flatMap((one) => (one.membershipId === id ? (by ?? []) : one))
