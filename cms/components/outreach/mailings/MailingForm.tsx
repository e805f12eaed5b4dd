import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { MailingAudience, MailingInput, MailingStatus } from '#contracts/outreach/mailings.ts'
import { msg } from '../../platform/view/textIn.ts'
import { useText } from '../../platform/view/useText.ts'
import { peopleIn } from './mailingText.ts'

type MailingFormProps = {
  status: MailingStatus
  noun: 'post' | 'letter'
  isReady: boolean
  isRunning: boolean
  joinedWithinDays: number
  setDays: (days: number) => void
  onSend: (input: MailingInput) => void
}

const AUDIENCES: [MailingAudience, string][] = [
  ['everyone', msg('Everyone who wants it')],
  ['members', msg('Members')],
  ['free', msg('People without a membership')],
  ['new-members', msg('New members')],
]

/** To whom and when; a second press confirms. */
export function MailingForm({ status, noun, isReady, isRunning, joinedWithinDays, setDays, onSend }: MailingFormProps) {
  const t = useText()
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
    if (noun === 'letter') return t(startsAt ? 'Email this letter later …' : 'Email this letter …')
    if (startsAt) return t('Email this post later …')
    return t(isReady ? 'Email this post …' : 'Email this post once published …')
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
          {t(label)} ({status.audiences[value]})
        </label>
      ))}
      {audience === 'new-members' && (
        <label>
          {t('Joined within')}
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
          {t('days')}
        </label>
      )}
      <label>
        {t('Not before')}
        <input type="datetime-local" value={startsAt} onChange={({ target }) => setStartsAt(target.value)} />
      </label>
      <Button
        buttonStyle={isSure ? 'primary' : 'secondary'}
        size="small"
        disabled={isRunning || (isNow && count === 0)}
        onClick={() => (isSure ? send() : setSure(true))}
      >
        {isSure
          ? isNow
            ? t('Yes, email {people}', { people: peopleIn(count, t) })
            : t('Yes, schedule it')
          : sendLabel()}
      </Button>
    </>
  )
}
