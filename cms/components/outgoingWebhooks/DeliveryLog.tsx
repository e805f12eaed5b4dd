import { Button, toast } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { call } from '#contracts/call.ts'
import type { Delivery, Receiver } from '#contracts/platform/outgoingWebhooks.ts'
import { listDeliveries, sendDeliveryAgain } from '#contracts/routes/platform/outgoingWebhooks.ts'
import { problemOf } from '../problemOf.ts'
import { LoadState } from '../view/LoadState.tsx'

type DeliveryLogProps = {
  receiverId: Receiver['id']
  isOn: boolean
  /** Another number reads the log again. */
  version: number
}
type Loaded = { deliveries: Delivery[]; hasMore: boolean }

const EVERY_MS = 3_000
const STATES: Record<Delivery['state'], string> = { pending: 'Waiting', delivered: 'Delivered', failed: 'Given up' }
const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' })

/** The newest deliveries, read again while it is open; older ones on request. */
export function DeliveryLog({ receiverId, isOn, version }: DeliveryLogProps) {
  const [newest, setNewest] = useState<Loaded>()
  const [older, setOlder] = useState<Loaded>()
  const [problem, setProblem] = useState<string | null>()
  const params = { id: receiverId }
  const load = useCallback(async () => {
    setProblem(await problemOf(call(listDeliveries, { params: { id: receiverId }, query: {} }).then(setNewest)))
  }, [receiverId])
  useEffect(() => {
    void load()
    const timer = older ? undefined : setInterval(() => void load(), EVERY_MS)
    return () => clearInterval(timer)
  }, [load, version, older])

  const shown = [...(newest?.deliveries ?? []), ...(older?.deliveries ?? [])]
  async function loadOlder() {
    const before = shown.at(-1)?.id
    const read = call(listDeliveries, { params, query: { before: Number(before) } })
    setProblem(
      await problemOf(
        read.then(({ deliveries, hasMore }) =>
          setOlder({ deliveries: [...(older?.deliveries ?? []), ...deliveries], hasMore }),
        ),
      ),
    )
  }
  async function sendAgain(deliveryId: Delivery['id']) {
    const failed = await problemOf(call(sendDeliveryAgain, { params: { ...params, deliveryId } }))
    if (failed) toast.error(failed)
    else toast.success('Sending it again.')
    await load()
  }

  if (!newest || problem) return <LoadState problem={problem} onRetry={() => void load()} />
  if (shown.length === 0) return <p>Nothing was sent yet. Send a test to try your receiver.</p>
  return (
    <div className="imports__lines">
      {/* Scrolls sideways on a phone, also by keyboard. */}
      <div className="imports__scroll" role="region" aria-label="Deliveries" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Event</th>
              <th scope="col">State</th>
              <th scope="col">Attempts</th>
              <th scope="col">Response</th>
              <th scope="col">Last attempt</th>
              <th scope="col">Next attempt</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {shown.map((delivery) => (
              <DeliveryRow key={delivery.id} shown={delivery} isOn={isOn} onSend={() => void sendAgain(delivery.id)} />
            ))}
          </tbody>
        </table>
      </div>
      {(older ?? newest).hasMore && (
        <Button buttonStyle="secondary" onClick={() => void loadOlder()}>
          Show more
        </Button>
      )}
    </div>
  )
}

function DeliveryRow({ shown, isOn, onSend }: { shown: Delivery; isOn: boolean; onSend: () => void }) {
  const { eventId, type, state, attempts, status, problem, lastAttemptAt, nextAttemptAt } = shown
  return (
    <tr>
      <th scope="row">
        {type} <br />
        <code>{eventId}</code>
      </th>
      <td className={state === 'failed' ? 'imports__refused' : undefined}>{STATES[state]}</td>
      <td>{attempts}</td>
      <td>{status ?? problem}</td>
      <td>{lastAttemptAt && time.format(new Date(lastAttemptAt))}</td>
      <td>{nextAttemptAt && time.format(new Date(nextAttemptAt))}</td>
      <td>
        {state !== 'pending' && isOn && (
          <button type="button" className="imports__toggle" aria-label={`Send ${eventId} again`} onClick={onSend}>
            Send again
          </button>
        )}
      </td>
    </tr>
  )
}
