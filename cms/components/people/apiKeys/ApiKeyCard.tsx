import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { ApiKey } from '#contracts/people/apiKeys.ts'
import { call } from '#contracts/call.ts'
import { revokeApiKey } from '#contracts/routes/people/apiKeys.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { DAY, type Formats } from '../../platform/view/formats.ts'
import { useFormats } from '../../platform/view/useFormats.ts'

type ApiKeyCardProps = { shown: ApiKey; onChanged: () => Promise<void> }

export function ApiKeyCard({ shown, onChanged }: ApiKeyCardProps) {
  const formats = useFormats()
  const { t, date } = formats
  const [isRunning, setRunning] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { id, name, start, scopes, createdAt } = shown

  async function revoke() {
    setRunning(true)
    const problem = await problemOf(call(revokeApiKey, { params: { id } }))
    if (problem) toast.error(problem)
    else toast.success(t('Revoked. The key no longer works.'))
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
        {t('Created {day}.', { day: date(createdAt, DAY) })} {expiryLine(shown, formats)} {useLine(shown, formats)}
      </p>
      {isAsked ? (
        <div className="imports__actions" role="group" aria-label={t('Revoke {name}', { name })}>
          <p>{t('Programs that use this key stop working immediately.')}</p>
          <Button disabled={isRunning} onClick={() => void revoke()}>
            {t('Revoke')}
          </Button>
          <Button buttonStyle="secondary" onClick={() => setAsked(false)}>
            {t('Go back')}
          </Button>
        </div>
      ) : (
        <div className="imports__actions">
          <Button buttonStyle="secondary" aria-label={t('Revoke {name}…', { name })} onClick={() => setAsked(true)}>
            {t('Revoke…')}
          </Button>
        </div>
      )}
    </section>
  )
}

function expiryLine({ expiresAt }: ApiKey, { t, moment }: Formats): string {
  if (!expiresAt) return t('Works until you revoke it.')
  const at = moment(expiresAt)
  return t(new Date(expiresAt) <= new Date() ? 'Expired {at}.' : 'Expires {at}.', { at })
}

const useLine = ({ lastUsedAt, lastUsedNetwork }: ApiKey, { t, moment }: Formats): string =>
  lastUsedAt
    ? t('Last used {at} from {network}.', { at: moment(lastUsedAt), network: String(lastUsedNetwork) })
    : t('Not used yet.')
