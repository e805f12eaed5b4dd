import { Button, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { type Scope, SCOPES } from '#contracts/people/apiKeys.ts'
import { call } from '#contracts/call.ts'
import { createApiKey } from '#contracts/routes/people/apiKeys.ts'
import { messageIn } from '../../platform/view/problemOf.ts'
import { LinkedText } from '../../platform/view/LinkedText.tsx'
import { msg, textIn } from '../../platform/view/textIn.ts'

type ApiKeyFormProps = { offered: Scope[]; onCreated: (key: string) => void }

const CONFIRM = '/api/confirm-password?redirect=/cms/api-keys'
const PERIODS = [
  { label: msg('30 days'), days: '30' },
  { label: msg('90 days'), days: '90' },
  { label: msg('A year'), days: '365' },
  { label: msg('Until I revoke it'), days: '' },
]

export function ApiKeyForm({ offered, onCreated }: ApiKeyFormProps) {
  const { language } = useTranslation().i18n
  const t = textIn(language)
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
      if (!isUnproved) setProblem(fields[0] ?? messageIn(error, language))
    }
    setCreating(false)
  }

  return (
    <form
      className="imports__form"
      aria-label={t('New API key')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      <label>
        {t('What is the key for?')}
        <input
          value={name}
          maxLength={60}
          autoComplete="off"
          aria-describedby="api-key-problem"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <fieldset className="webhooks__events" aria-describedby="api-key-problem">
        <legend>{t('What may it do?')}</legend>
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
              {t(SCOPES[scope].says)} <code>{scope}</code>
            </span>
          </label>
        ))}
      </fieldset>
      <label>
        {t('How long does it work?')}
        <select value={days} onChange={({ target }) => setDays(target.value)}>
          {PERIODS.map((period) => (
            <option key={period.days} value={period.days}>
              {t(period.label)}
            </option>
          ))}
        </select>
      </label>
      <p id="api-key-problem" role="alert" className="imports__problem">
        {needsProof ? (
          <LinkedText text={t('Before you create a key, <0>confirm that it’s you</0>.')} links={[CONFIRM]} />
        ) : (
          problem
        )}
      </p>
      <Button type="submit" disabled={isCreating}>
        {t(isCreating ? 'Creating…' : 'Create the key')}
      </Button>
    </form>
  )
}
