import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import { WEBHOOK_EVENTS, type WebhookEvent, webhookEventSchema } from '#contracts/platform/outgoingWebhooks.ts'
import { addReceiver } from '#contracts/routes/platform/outgoingWebhooks.ts'
import { messageIn } from '../view/problemOf.ts'
import { textIn } from '../view/textIn.ts'

/** Adds a receiver. */
export function ReceiverForm({ onAdded }: { onAdded: (secret: string) => void }) {
  const { language } = useTranslation().i18n
  const t = textIn(language)
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<WebhookEvent[]>([])
  const [problem, setProblem] = useState<string>()
  const [isAdding, setAdding] = useState(false)

  async function add() {
    setAdding(true)
    setProblem(undefined)
    try {
      const { secret } = await call(addReceiver, { input: { url: url.trim(), events } })
      setUrl('')
      setEvents([])
      toast.success(t('Added.'))
      onAdded(secret)
    } catch (error) {
      const fields = error instanceof ApiError ? Object.values(error.fieldErrors) : []
      setProblem(fields[0] ?? messageIn(error, language))
    }
    setAdding(false)
  }

  return (
    <form
      className="imports__form"
      aria-label={t('New receiver')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <label>
        {t('Address of your receiver')}
        <input
          type="url"
          value={url}
          placeholder="https://"
          autoComplete="off"
          aria-describedby="receiver-problem"
          onChange={({ target }) => setUrl(target.value)}
        />
      </label>
      <fieldset className="webhooks__events" aria-describedby="receiver-problem">
        <legend>{t('Send it these events')}</legend>
        {webhookEventSchema.options.map((option) => (
          <label key={option}>
            <input
              type="checkbox"
              checked={events.includes(option)}
              onChange={({ target }) =>
                setEvents(target.checked ? [...events, option] : events.filter((one) => one !== option))
              }
            />
            <span>
              {t(WEBHOOK_EVENTS[option])} <code>{option}</code>
            </span>
          </label>
        ))}
      </fieldset>
      <p id="receiver-problem" role="alert" className="imports__problem">
        {problem}
      </p>
      <Button type="submit" disabled={isAdding}>
        {t(isAdding ? 'Adding…' : 'Add the receiver')}
      </Button>
    </form>
  )
}
