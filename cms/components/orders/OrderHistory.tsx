import type { OrderEvent } from '../../../payload-types.ts'

export function OrderHistory({ events }: { events: OrderEvent[] }) {
  return (
    <section>
      <h2>What happened</h2>
      <ol className="order-history">
        {events.map(({ id, createdAt, what, isInternal }) => (
          <li key={id} data-internal={isInternal}>
            <time dateTime={createdAt}>{minutes.format(new Date(createdAt))}</time> {what}
          </li>
        ))}
      </ol>
    </section>
  )
}

const minutes = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
