'use client'
import { useCallback, useEffect, useState } from 'react'
import { call } from '#contracts/call.ts'
import type { Receiver } from '#contracts/platform/outgoingWebhooks.ts'
import { listReceivers } from '#contracts/routes/platform/outgoingWebhooks.ts'
import { problemOf } from '../view/problemOf.ts'
import { LoadState } from '../view/LoadState.tsx'
import { SecretNote } from '../view/SecretNote.tsx'
import { useText } from '../view/useText.ts'
import { ReceiverCard } from './ReceiverCard.tsx'
import { ReceiverForm } from './ReceiverForm.tsx'

export function WebhookDesk() {
  const t = useText()
  const [receivers, setReceivers] = useState<Receiver[]>()
  const [problem, setProblem] = useState<string | null>()
  const [secret, setSecret] = useState<string>()
  const load = useCallback(async () => {
    setProblem(await problemOf(call(listReceivers, {}).then((found) => setReceivers(found.receivers))))
  }, [])
  useEffect(() => void load(), [load])
  if (!receivers) return <LoadState problem={problem} onRetry={() => void load()} />
  return (
    <div className="imports">
      <ReceiverForm
        onAdded={(added) => {
          setSecret(added)
          void load()
        }}
      />
      {secret !== undefined && (
        <SecretNote
          label={t('Signing secret')}
          says={t('Copy this secret to your receiver now. It is not shown again.')}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
      {problem && <LoadState problem={problem} onRetry={() => void load()} />}
      <h2>{t('Receivers')}</h2>
      {receivers.length === 0 && <p>{t('No receivers yet. Add the address of your program above.')}</p>}
      {receivers.map((receiver) => (
        <ReceiverCard key={receiver.id} shown={receiver} onChanged={load} onSecret={setSecret} />
      ))}
    </div>
  )
}
