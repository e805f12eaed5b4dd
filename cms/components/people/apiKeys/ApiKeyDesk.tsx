'use client'
import { useCallback, useEffect, useState } from 'react'
import type { ApiKey, Scope } from '#contracts/people/apiKeys.ts'
import { call } from '#contracts/call.ts'
import { listApiKeys } from '#contracts/routes/people/apiKeys.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { LoadState } from '../../platform/view/LoadState.tsx'
import { SecretNote } from '../../platform/view/SecretNote.tsx'
import { useText } from '../../platform/view/useText.ts'
import { ApiKeyCard } from './ApiKeyCard.tsx'
import { ApiKeyForm } from './ApiKeyForm.tsx'

/** @param offered the scopes of the person's role. */
export function ApiKeyDesk({ offered }: { offered: Scope[] }) {
  const t = useText()
  const [keys, setKeys] = useState<ApiKey[]>()
  const [problem, setProblem] = useState<string | null>()
  const [secret, setSecret] = useState<string>()
  const load = useCallback(async () => {
    setProblem(await problemOf(call(listApiKeys, {}).then((found) => setKeys(found.keys))))
  }, [])
  useEffect(() => void load(), [load])
  if (!keys) return <LoadState problem={problem} onRetry={() => void load()} />
  return (
    <div className="imports">
      <ApiKeyForm
        offered={offered}
        onCreated={(created) => {
          setSecret(created)
          void load()
        }}
      />
      {secret !== undefined && (
        <SecretNote
          label={t('Your new API key')}
          says={t('Copy this key to your program now. It is not shown again.')}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
      {problem && <LoadState problem={problem} onRetry={() => void load()} />}
      <h2>{t('Your keys')}</h2>
      {keys.length === 0 && <p>{t('No keys yet. Create one above.')}</p>}
      {keys.map((key) => (
        <ApiKeyCard key={key.id} shown={key} onChanged={load} />
      ))}
    </div>
  )
}
