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
import { problemOf } from '../problemOf.ts'
import { DeliveryLog } from './DeliveryLog.tsx'

type ReceiverCardProps = { shown: Receiver; onChanged: () => Promise<void>; onSecret: (secret: string) => void }

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

export function ReceiverCard({ shown, onChanged, onSecret }: ReceiverCardProps) {
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
        <strong>{stateLine(shown)}</strong>
      </p>
      {previousSecretUntil && new Date(previousSecretUntil) > new Date() && (
        <p>The previous secret signs as well until {time.format(new Date(previousSecretUntil))}.</p>
      )}
      {isAsked ? (
        <div className="imports__actions" role="group" aria-label="Delete the receiver">
          <p>This deletes the receiver and its log.</p>
          <Button disabled={isRunning} onClick={() => void run(call(removeReceiver, request), 'Deleted.')}>
            Delete
          </Button>
          <Button buttonStyle="secondary" onClick={() => setAsked(false)}>
            Go back
          </Button>
        </div>
      ) : (
        <div className="imports__actions">
          <Button
            disabled={isRunning || !isOn}
            onClick={() => void run(call(testReceiver, request), 'A test is on its way.')}
          >
            Send a test
          </Button>
          <Button
            buttonStyle="secondary"
            disabled={isRunning}
            onClick={() =>
              void run(
                call(changeReceiver, { ...request, input: { isOn: !isOn } }),
                isOn ? 'Switched off.' : 'Switched on.',
              )
            }
          >
            {isOn ? 'Switch off' : 'Switch on'}
          </Button>
          <Button
            buttonStyle="secondary"
            disabled={isRunning}
            onClick={() =>
              void run(
                call(rotateReceiverSecret, request).then(({ secret }) => onSecret(secret)),
                'The new secret is shown above.',
              )
            }
          >
            New secret
          </Button>
          <Button buttonStyle="secondary" disabled={isRunning} onClick={() => setAsked(true)}>
            Delete…
          </Button>
        </div>
      )}
      <p>
        <button type="button" className="imports__toggle" aria-expanded={hasLog} onClick={() => setLog(!hasLog)}>
          {hasLog ? 'Hide the deliveries' : 'Show the deliveries'}
        </button>
      </p>
      {hasLog && <DeliveryLog receiverId={id} isOn={isOn} version={sent} />}
    </section>
  )
}

function stateLine({ disabledAt, disabledReason, failingSince }: Receiver): string {
  if (disabledAt)
    return `Off since ${time.format(new Date(disabledAt))}. ${disabledReason ? SWITCHED_OFF_BECAUSE[disabledReason] : ''}`.trim()
  if (failingSince) return `Failing since ${time.format(new Date(failingSince))}. Deliveries are retried.`
  return 'On'
}
