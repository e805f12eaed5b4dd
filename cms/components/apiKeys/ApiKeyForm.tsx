import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { type Scope, SCOPES } from '#contracts/people/apiKeys.ts'
import { call } from '#contracts/call.ts'
import { createApiKey } from '#contracts/routes/people/apiKeys.ts'

type ApiKeyFormProps = { offered: Scope[]; onCreated: (key: string) => void }

const CONFIRM = '/api/confirm-password?redirect=/cms/api-keys'
const PERIODS = [
  { label: '30 days', days: '30' },
  { label: '90 days', days: '90' },
  { label: 'A year', days: '365' },
  { label: 'Until I revoke it', days: '' },
]

export function ApiKeyForm({ offered, onCreated }: ApiKeyFormProps) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<Scope[]>([])
  const [days, setDays] = useState('90')
  const [problem, setProblem] = useState<string>()
  const [needsProof, setNeedsProof] = useState(false)
  const [isCreating, setCreating] = useState(false)

  async function create() {
    setCreating(true)
    setProblem(undefined)
    setNeedsProof(false)
    try {
      const { key } = await call(createApiKey, {
        input: { name: name.trim(), scopes, days: days === '' ? null : Number(days) },
      })
      setName('')
      setScopes([])
      onCreated(key)
    } catch (error) {
      const fields = error instanceof ApiError ? Object.values(error.fieldErrors) : []
      const isUnproved = error instanceof ApiError && error.code === 'password_needed'
      setNeedsProof(isUnproved)
      if (!isUnproved) setProblem(fields[0] ?? serverMessage(error, 'The site cannot be reached. Please try again.'))
    }
    setCreating(false)
  }

  return (
    <form
      className="imports__form"
      aria-label="New API key"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      <label>
        What is the key for?
        <input
          value={name}
          maxLength={60}
          autoComplete="off"
          aria-describedby="api-key-problem"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <fieldset className="webhooks__events" aria-describedby="api-key-problem">
        <legend>What may it do?</legend>
        {offered.map((scope) => (
          <label key={scope}>
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes(target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
              }
            />
            <span>
              {SCOPES[scope].says} <code>{scope}</code>
            </span>
          </label>
        ))}
      </fieldset>
      <label>
        How long does it work?
        <select value={days} onChange={({ target }) => setDays(target.value)}>
          {PERIODS.map((period) => (
            <option key={period.days} value={period.days}>
              {period.label}
            </option>
          ))}
        </select>
      </label>
      <p id="api-key-problem" role="alert" className="imports__problem">
        {needsProof ? (
          <>
            Before you create a key, <a href={CONFIRM}>confirm that it’s you</a>.
          </>
        ) : (
          problem
        )}
      </p>
      <Button type="submit" disabled={isCreating}>
        {isCreating ? 'Creating…' : 'Create the key'}
      </Button>
    </form>
  )
}
