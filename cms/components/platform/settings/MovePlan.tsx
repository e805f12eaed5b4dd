'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { Plan } from '#contracts/people/people.ts'
import { msg } from '../view/textIn.ts'
import { useFormats } from '../view/useFormats.ts'

const WORDS = {
  monthly: {
    ask: msg('Move monthly members to {price}'),
    name: msg('Move monthly members'),
    one: msg('{count} monthly member'),
    many: msg('{count} monthly members'),
  },
  annual: {
    ask: msg('Move annual members to {price}'),
    name: msg('Move annual members'),
    one: msg('{count} annual member'),
    many: msg('{count} annual members'),
  },
}

type MovePlanProps = {
  plan: Plan
  members: number
  /** Others, who came from another program with a price of their own. */
  adopted: number
  /** In whole cents. */
  cents: number
  disabled: boolean
  onMove: (withAdopted: boolean) => void
}

/** Asks for confirmation, because many people will be charged another amount. */
export function MovePlan({ plan, members, adopted, cents, disabled, onMove }: MovePlanProps) {
  const [isAsking, setAsking] = useState(false)
  const [withAdopted, setWithAdopted] = useState(false)
  const count = members + (withAdopted ? adopted : 0)
  const { t, money } = useFormats()
  const words = WORDS[plan]
  const people = t(count === 1 ? words.one : words.many, { count })
  const price = money(cents)
  if (!isAsking)
    return (
      <Button buttonStyle="secondary" disabled={disabled} onClick={() => setAsking(true)}>
        {t(words.ask, { price })}
      </Button>
    )
  return (
    <div role="group" aria-label={t(words.name)}>
      <p>
        {t(
          '{people} will pay {price}, less their own discounts. Each gets an email with their own prices and the day, at most 30 days before the first charge at the new price and at least as many days as the settings say. Until then nothing changes. Who would pay 1 to 49 cents keeps their price.',
          { people, price },
        )}
      </p>
      {adopted > 0 && (
        <p>
          <label>
            <input type="checkbox" checked={withAdopted} onChange={({ target }) => setWithAdopted(target.checked)} />{' '}
            {t('Also {adopted} who came from another program with a price of their own', { adopted })}
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
        {t('Move {people} to {price}', { people, price })}
      </Button>
      <Button buttonStyle="secondary" onClick={() => setAsking(false)}>
        {t('Leave them as they are')}
      </Button>
    </div>
  )
}
