'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { Plan } from '#contracts/people.ts'

type MovePlanProps = { plan: Plan; members: number; price: string; disabled: boolean; onMove: () => void }

/** Asks for confirmation, because many people will be charged another amount. */
export function MovePlan({ plan, members, price, disabled, onMove }: MovePlanProps) {
  const [isAsking, setAsking] = useState(false)
  const people = `${members} ${plan} ${members === 1 ? 'member' : 'members'}`
  if (!isAsking)
    return (
      <Button buttonStyle="secondary" disabled={disabled} onClick={() => setAsking(true)}>
        Move {people} at their next renewal
      </Button>
    )
  return (
    <div role="group" aria-label={`Move ${people}`}>
      <p>
        {people} will pay ${price} from their next renewal on. Nothing is charged before. Each gets an email with both
        prices and the date of the change. You can’t undo this here.
      </p>
      <Button
        disabled={disabled}
        onClick={() => {
          setAsking(false)
          onMove()
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
