'use client'
import { toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { call } from '#contracts/call.ts'
import { centsOf, centsToAmount } from '#contracts/shared/money.ts'
import type { Plan } from '#contracts/people/people.ts'
import { moveMembers, readMemberPrices } from '#contracts/routes/platform/settings.ts'
import type { MemberPrices as Prices } from '#contracts/platform/settingsForm.ts'
import { problemOf } from '../view/problemOf.ts'
import { LoadState } from '../view/LoadState.tsx'
import { useFormats } from '../view/useFormats.ts'
import { MovePlan } from './MovePlan.tsx'

const REFRESH_MS = 5_000

/** How many members pay which price, and a button that moves them to the current one. */
export function MemberPrices({ offered }: { offered: Record<Plan, number> }) {
  const { t, money } = useFormats()
  const [prices, setPrices] = useState<Prices>()
  const [problem, setProblem] = useState<string | null>()
  const [isMoving, setMoving] = useState(false)

  useEffect(() => {
    void load()
    const timer = setInterval(() => void load(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])

  async function load() {
    setProblem(await problemOf(call(readMemberPrices, {}).then(setPrices)))
  }

  async function move(plan: Plan, withAdopted: boolean) {
    setMoving(true)
    const refused = await problemOf(
      call(moveMembers, { input: { plan, price: centsToAmount(offered[plan]), withAdopted } }),
    )
    setMoving(false)
    if (refused) toast.error(refused)
    else toast.success(t('Chosen. We’ll email each member before their first charge at the new price.'))
  }

  if (!prices) return <LoadState problem={problem} onRetry={() => void load()} />
  if (prices.length === 0) return <p>{t('You have no paying members yet.')}</p>
  return (
    <div className="setting">
      <table>
        <caption>{t('What your members pay')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Plan')}</th>
            <th scope="col">{t('Price')}</th>
            <th scope="col">{t('Members')}</th>
            <th scope="col">{t('Of them, moving')}</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ plan, price, members, moving, isOffered, isAdopted }) => (
            <tr key={`${plan} ${price} ${isAdopted}`}>
              <td>{t(plan === 'annual' ? 'Annual' : 'Monthly')}</td>
              <td>
                {money(centsOf(price))}
                {!isOffered && ` ${t(isAdopted ? '(from another program)' : '(an earlier price)')}`}
              </td>
              <td>{members}</td>
              <td>{moving}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {(['monthly', 'annual'] as const).map((plan) => {
        const earlier = prices.filter((one) => one.plan === plan && !one.isOffered)
        const left = (isAdopted: boolean) =>
          earlier.filter((one) => one.isAdopted === isAdopted).reduce((sum, one) => sum + one.members - one.moving, 0)
        const [members, adopted] = [left(false), left(true)]
        if (members + adopted === 0) return null
        return (
          <MovePlan
            key={plan}
            plan={plan}
            members={members}
            adopted={adopted}
            cents={offered[plan]}
            disabled={isMoving}
            onMove={(withAdopted) => void move(plan, withAdopted)}
          />
        )
      })}
    </div>
  )
}
