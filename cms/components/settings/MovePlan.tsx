'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { Plan } from '#contracts/people/people.ts'

type MovePlanProps = {
  plan: Plan
  members: number
  /** Others, who came from another program with a price of their own. */
  adopted: number
  price: string
  disabled: boolean
  onMove: (withAdopted: boolean) => void
}

/** Asks for confirmation, because many people will be charged another amount. */
export function MovePlan({ plan, members, adopted, price, disabled, onMove }: MovePlanProps) {
  const [isAsking, setAsking] = useState(false)
  const [withAdopted, setWithAdopted] = useState(false)
  const count = members + (withAdopted ? adopted : 0)
  const people = `${count} ${plan} ${count === 1 ? 'member' : 'members'}`
  if (!isAsking)
    return (
      <Button buttonStyle="secondary" disabled={disabled} onClick={() => setAsking(true)}>
        Move {plan} members to ${price}
      </Button>
    )
  return (
    <div role="group" aria-label={`Move ${plan} members`}>
      <p>
        {people} will pay ${price}, less their own discounts. Each gets an email with their own prices and the day, at
        most 30 days before the first charge at the new price and at least as many days as the settings say. Until then
        nothing changes. Who would pay 1 to 49 cents keeps their price.
      </p>
      {adopted > 0 && (
        <p>
          <label>
            <input type="checkbox" checked={withAdopted} onChange={({ target }) => setWithAdopted(target.checked)} />{' '}
            Also {adopted} who came from another program with a price of their own
          </label>
        </p>
      )}
      <Button
        disabled={disabled || count === 0}
        onClick={() => {
          setAsking(false)
          onMove(withAdopted)
        }}
      >
        Move {people} to ${price}
      </Button>
      <Button buttonStyle="secondary" onClick={() => setAsking(false)}>
        Leave them as they are
      </Button>
    </div>
  )
}
