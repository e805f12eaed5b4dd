'use client'
import { toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { call } from '#contracts/call.ts'
import type { Plan } from '#contracts/people.ts'
import { moveMembers, readMemberPrices } from '#contracts/routes/settings.ts'
import type { MemberPrices as Prices } from '#contracts/settingsForm.ts'
import { problemOf } from '../problemOf.ts'
import { LoadState } from '../view/LoadState.tsx'
import { MovePlan } from './MovePlan.tsx'

const REFRESH_MS = 5_000

/** How many members pay which price, and a button that moves them to the current one. */
export function MemberPrices({ offered }: { offered: Record<Plan, string> }) {
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

  async function move(plan: Plan) {
    setMoving(true)
    const refused = await problemOf(call(moveMembers, { input: { plan, price: offered[plan] } }))
    setMoving(false)
    if (refused) toast.error(refused)
    else toast.success('Moving members one by one. This table updates automatically.')
  }

  if (!prices) return <LoadState problem={problem} onRetry={() => void load()} />
  if (prices.length === 0) return <p>You have no paying members yet.</p>
  return (
    <div className="setting">
      <table>
        <caption>What your members pay</caption>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">Price</th>
            <th scope="col">Members</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ plan, price, members, isOffered }) => (
            <tr key={`${plan} ${price}`}>
              <td>{plan === 'annual' ? 'Annual' : 'Monthly'}</td>
              <td>
                ${price}
                {isOffered ? '' : ' (an earlier price)'}
              </td>
              <td>{members}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {(['monthly', 'annual'] as const).map((plan) => {
        const earlier = prices.filter((one) => one.plan === plan && !one.isOffered)
        const members = earlier.reduce((sum, one) => sum + one.members, 0)
        if (members === 0) return null
        return (
          <MovePlan
            key={plan}
            plan={plan}
            members={members}
            price={offered[plan]}
            disabled={isMoving}
            onMove={() => void move(plan)}
          />
        )
      })}
    </div>
  )
}
