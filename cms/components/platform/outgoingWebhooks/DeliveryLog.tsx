import { Button, toast } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { call } from '#contracts/call.ts'
import type { Delivery, Receiver } from '#contracts/platform/outgoingWebhooks.ts'
import { listDeliveries, sendDeliveryAgain } from '#contracts/routes/platform/outgoingWebhooks.ts'
import { problemOf } from '../view/problemOf.ts'
import { LoadState } from '../view/LoadState.tsx'
import { msg } from '../view/textIn.ts'
import { useFormats } from '../view/useFormats.ts'
import { useText } from '../view/useText.ts'

type DeliveryLogProps = {
  receiverId: Receiver['id']
  isOn: boolean
  /** Another number reads the log again. */
  version: number
}
type Loaded = { deliveries: Delivery[]; hasMore: boolean }

const EVERY_MS = 3_000
const STATES: Record<Delivery['state'], string> = {
  pending: msg('Waiting'),
  delivered: msg('Delivered'),
  failed: msg('Given up'),
}
const SECOND = { dateStyle: 'medium', timeStyle: 'medium' } as const

/** The newest deliveries, read again while it is open; older ones on request. */
export function DeliveryLog({ receiverId, isOn, version }: DeliveryLogProps) {
  const t = useText()
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
    else toast.success(t('Sending it again.'))
    await load()
  }

  if (!newest || problem) return <LoadState problem={problem} onRetry={() => void load()} />
  if (shown.length === 0) return <p>{t('Nothing was sent yet. Send a test to try your receiver.')}</p>
  return (
    <div className="imports__lines">
      {/* Scrolls sideways on a phone, also by keyboard. */}
      <div className="imports__scroll" role="region" aria-label={t('Deliveries')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('Event')}</th>
              <th scope="col">{t('State')}</th>
              <th scope="col">{t('Attempts')}</th>
              <th scope="col">{t('Response')}</th>
              <th scope="col">{t('Last attempt')}</th>
              <th scope="col">{t('Next attempt')}</th>
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
          {t('Show more')}
        </Button>
      )}
    </div>
  )
}

function DeliveryRow({ shown, isOn, onSend }: { shown: Delivery; isOn: boolean; onSend: () => void }) {
  const { t, date } = useFormats()
  const { eventId, type, state, attempts, status, problem, lastAttemptAt, nextAttemptAt } = shown
  return (
    <tr>
      <th scope="row">
        {type} <br />
        <code>{eventId}</code>
      </th>
      <td className={state === 'failed' ? 'imports__refused' : undefined}>{t(STATES[state])}</td>
      <td>{attempts}</td>
      <td>{status ?? problem}</td>
      <td>{lastAttemptAt && date(lastAttemptAt, SECOND)}</td>
      <td>{nextAttemptAt && date(nextAttemptAt, SECOND)}</td>
      <td>
        {state !== 'pending' && isOn && (
          <button
            type="button"
            className="imports__toggle"
            aria-label={t('Send {name} again', { name: eventId })}
            onClick={onSend}
          >
            {t('Send again')}
          </button>
        )}
      </td>
    </tr>
  )
}
