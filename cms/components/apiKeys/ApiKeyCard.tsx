import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { ApiKey } from '#contracts/people/apiKeys.ts'
import { call } from '#contracts/call.ts'
import { revokeApiKey } from '#contracts/routes/people/apiKeys.ts'
import { problemOf } from '../problemOf.ts'

type ApiKeyCardProps = { shown: ApiKey; onChanged: () => Promise<void> }

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

export function ApiKeyCard({ shown, onChanged }: ApiKeyCardProps) {
  const [isRunning, setRunning] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { id, name, start, scopes, createdAt } = shown

  async function revoke() {
    setRunning(true)
    const problem = await problemOf(call(revokeApiKey, { params: { id } }))
    if (problem) toast.error(problem)
    else toast.success('Revoked. The key no longer works.')
    await onChanged()
    setRunning(false)
  }

  return (
    <section className="imports__card" aria-label={name}>
      <h3 className="webhooks__url">
        {name} <code>{start}…</code>
      </h3>
      <p>{scopes.join(', ')}</p>
      <p>
        Created {day.format(new Date(createdAt))}. {expiryLine(shown)} {useLine(shown)}
      </p>
      {isAsked ? (
        <div className="imports__actions" role="group" aria-label={`Revoke ${name}`}>
          <p>Programs that use this key stop working immediately.</p>
          <Button disabled={isRunning} onClick={() => void revoke()}>
            Revoke
          </Button>
          <Button buttonStyle="secondary" onClick={() => setAsked(false)}>
            Go back
          </Button>
        </div>
      ) : (
        <div className="imports__actions">
          <Button buttonStyle="secondary" aria-label={`Revoke ${name}…`} onClick={() => setAsked(true)}>
            Revoke…
          </Button>
        </div>
      )}
    </section>
  )
}

function expiryLine({ expiresAt }: ApiKey): string {
  if (!expiresAt) return 'Works until you revoke it.'
  const end = new Date(expiresAt)
  return end <= new Date() ? `Expired ${time.format(end)}.` : `Expires ${time.format(end)}.`
}

const useLine = ({ lastUsedAt, lastUsedNetwork }: ApiKey): string =>
  lastUsedAt ? `Last used ${time.format(new Date(lastUsedAt))} from ${lastUsedNetwork}.` : 'Not used yet.'
