import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { MailingAudience, MailingInput, MailingStatus } from '#contracts/outreach/mailings.ts'
import { peopleIn } from './mailingText.ts'

type MailingFormProps = {
  status: MailingStatus
  noun: string
  isReady: boolean
  isRunning: boolean
  joinedWithinDays: number
  setDays: (days: number) => void
  onSend: (input: MailingInput) => void
}

const AUDIENCES: [MailingAudience, string][] = [
  ['everyone', 'Everyone who wants it'],
  ['members', 'Members'],
  ['free', 'People without a membership'],
  ['new-members', 'New members'],
]

/** To whom and when; a second press confirms. */
export function MailingForm({ status, noun, isReady, isRunning, joinedWithinDays, setDays, onSend }: MailingFormProps) {
  const [audience, setAudience] = useState<MailingAudience>('everyone')
  const [startsAt, setStartsAt] = useState('')
  const [isSure, setSure] = useState(false)
  const count = status.audiences[audience]
  const isNow = isReady && startsAt === ''

  function send() {
    setSure(false)
    onSend({ audience, joinedWithinDays, ...(startsAt && { startsAt: new Date(startsAt).toISOString() }) })
  }

  function sendLabel(): string {
    if (startsAt) return `Email this ${noun} later …`
    return isReady ? `Email this ${noun} …` : `Email this ${noun} once published …`
  }

  return (
    <>
      {AUDIENCES.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name="mailing-audience"
            checked={audience === value}
            onChange={() => {
              setAudience(value)
              setSure(false)
            }}
          />
          {label} ({status.audiences[value]})
        </label>
      ))}
      {audience === 'new-members' && (
        <label>
          Joined within
          <input
            type="number"
            min={1}
            max={365}
            value={joinedWithinDays}
            onChange={({ target }) => {
              const days = target.valueAsNumber
              if (days >= 1 && days <= 365) setDays(Math.floor(days))
            }}
          />
          days
        </label>
      )}
      <label>
        Not before
        <input type="datetime-local" value={startsAt} onChange={({ target }) => setStartsAt(target.value)} />
      </label>
      <Button
        buttonStyle={isSure ? 'primary' : 'secondary'}
        size="small"
        disabled={isRunning || (isNow && count === 0)}
        onClick={() => (isSure ? send() : setSure(true))}
      >
        {isSure ? (isNow ? `Yes, email ${peopleIn(count)}` : 'Yes, schedule it') : sendLabel()}
      </Button>
    </>
  )
}
