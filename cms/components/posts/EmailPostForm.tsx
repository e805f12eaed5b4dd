import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { EmailPostInput, PostEmailAudience, PostEmailStatus } from '#contracts/postEmails.ts'

type EmailPostFormProps = {
  status: PostEmailStatus
  isPublished: boolean
  isRunning: boolean
  joinedWithinDays: number
  setDays: (days: number) => void
  onSend: (input: EmailPostInput) => void
}

const AUDIENCES: [PostEmailAudience, string][] = [
  ['everyone', 'Everyone who wants it'],
  ['members', 'Members'],
  ['free', 'People without a membership'],
  ['new-members', 'New members'],
]

/** To whom and when; a second press confirms. */
export function EmailPostForm({
  status,
  isPublished,
  isRunning,
  joinedWithinDays,
  setDays,
  onSend,
}: EmailPostFormProps) {
  const [audience, setAudience] = useState<PostEmailAudience>('everyone')
  const [startsAt, setStartsAt] = useState('')
  const [isSure, setSure] = useState(false)
  const count = status.audiences[audience]
  const people = `${count} ${count === 1 ? 'person' : 'people'}`
  const isNow = isPublished && startsAt === ''

  function send() {
    setSure(false)
    onSend({ audience, joinedWithinDays, ...(startsAt && { startsAt: new Date(startsAt).toISOString() }) })
  }

  return (
    <>
      {AUDIENCES.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name="email-audience"
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
        {isSure ? (isNow ? `Yes, email ${people}` : 'Yes, schedule it') : sendLabel(isPublished, startsAt)}
      </Button>
    </>
  )
}

function sendLabel(isPublished: boolean, startsAt: string): string {
  if (startsAt) return 'Email this post later …'
  return isPublished ? 'Email this post …' : 'Email this post once published …'
}
