import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { call } from '#contracts/call.ts'
import { type Receiver, SWITCHED_OFF_BECAUSE } from '#contracts/platform/outgoingWebhooks.ts'
import {
  changeReceiver,
  removeReceiver,
  rotateReceiverSecret,
  testReceiver,
} from '#contracts/routes/platform/outgoingWebhooks.ts'
import { problemOf } from '../view/problemOf.ts'
import type { Formats } from '../view/formats.ts'
import { useFormats } from '../view/useFormats.ts'
import { DeliveryLog } from './DeliveryLog.tsx'

type ReceiverCardProps = { shown: Receiver; onChanged: () => Promise<void>; onSecret: (secret: string) => void }

export function ReceiverCard({ shown, onChanged, onSecret }: ReceiverCardProps) {
  const formats = useFormats()
  const { t, moment } = formats
  const [isRunning, setRunning] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [hasLog, setLog] = useState(false)
  const [sent, setSent] = useState(0)
  const { id, url, events, previousSecretUntil } = shown
  const isOn = shown.disabledAt === null
  const request = { params: { id } }

  async function run(work: Promise<unknown>, done: string) {
    setRunning(true)
    const problem = await problemOf(work)
    if (problem) toast.error(problem)
    else toast.success(done)
    await onChanged()
    setSent((count) => count + 1)
    setRunning(false)
  }

  return (
    <section className="imports__card" aria-label={url}>
      <h3 className="webhooks__url">{url}</h3>
      <p>{events.join(', ')}</p>
      <p role="status">
        <strong>{stateLine(shown, formats)}</strong>
      </p>
      {previousSecretUntil && new Date(previousSecretUntil) > new Date() && (
        <p>{t('The previous secret signs as well until {at}.', { at: moment(previousSecretUntil) })}</p>
      )}
      {isAsked ? (
        <div className="imports__actions" role="group" aria-label={t('Delete the receiver')}>
          <p>{t('This deletes the receiver and its log.')}</p>
          <Button disabled={isRunning} onClick={() => void run(call(removeReceiver, request), t('Deleted.'))}>
            {t('Delete')}
          </Button>
          <Button buttonStyle="secondary" onClick={() => setAsked(false)}>
            {t('Go back')}
          </Button>
        </div>
      ) : (
        <div className="imports__actions">
          <Button
            disabled={isRunning || !isOn}
            onClick={() => void run(call(testReceiver, request), t('A test is on its way.'))}
          >
            {t('Send a test')}
          </Button>
          <Button
            buttonStyle="secondary"
            disabled={isRunning}
            onClick={() =>
              void run(
                call(changeReceiver, { ...request, input: { isOn: !isOn } }),
                t(isOn ? 'Switched off.' : 'Switched on.'),
              )
            }
          >
            {t(isOn ? 'Switch off' : 'Switch on')}
          </Button>
          <Button
            buttonStyle="secondary"
            disabled={isRunning}
            onClick={() =>
              void run(
                call(rotateReceiverSecret, request).then(({ secret }) => onSecret(secret)),
                t('The new secret is shown above.'),
              )
            }
          >
            {t('New secret')}
          </Button>
          <Button buttonStyle="secondary" disabled={isRunning} onClick={() => setAsked(true)}>
            {t('Delete…')}
          </Button>
        </div>
      )}
      <p>
        <button type="button" className="imports__toggle" aria-expanded={hasLog} onClick={() => setLog(!hasLog)}>
          {t(hasLog ? 'Hide the deliveries' : 'Show the deliveries')}
        </button>
      </p>
      {hasLog && <DeliveryLog receiverId={id} isOn={isOn} version={sent} />}
    </section>
  )
}

function stateLine({ disabledAt, disabledReason, failingSince }: Receiver, { t, moment }: Formats): string {
  if (disabledAt)
    return [
      t('Off since {at}.', { at: moment(disabledAt) }),
      ...(disabledReason ? [t(SWITCHED_OFF_BECAUSE[disabledReason])] : []),
    ].join(' ')
  if (failingSince) return t('Failing since {at}. Deliveries are retried.', { at: moment(failingSince) })
  return t('On')
}
