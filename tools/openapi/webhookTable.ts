import { type SentEvent, WEBHOOKS } from '../../contracts/platform/webhookEvents.ts'

const BEGIN = '<!-- events: made by `npm run generate:openapi` -->'
const END = '<!-- /events -->'

function webhookTable(): string {
  const events = Object.keys(WEBHOOKS) as SentEvent[]
  const rows = events.map((type, index) => {
    const { when, data } = WEBHOOKS[type]
    const previous = events[index - 1]
    const isSame = previous !== undefined && WEBHOOKS[previous].data === data
    const fields = Object.keys(data.shape).map((name) => `\`${name}\``)
    return `| \`${type}\` | ${when} | ${isSame ? 'the same' : fields.join(', ') || 'empty'} |`
  })
  return ['| Event | When | `data` |', '| --- | --- | --- |', ...rows].join('\n')
}

/** docs/webhooks.md with the events that are sent. */
export function withWebhookTable(page: string): string {
  const [before, rest = ''] = page.split(BEGIN)
  return `${before}${BEGIN}\n\n${webhookTable()}\n\n${END}${rest.split(END)[1] ?? ''}`
}
