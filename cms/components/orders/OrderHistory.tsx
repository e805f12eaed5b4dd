import { eventForStaff } from '#contracts/shop/orderEvents.ts'
import { problemInEnglish } from '#contracts/shop/orderProblems.ts'
import type { OrderEvent, OrderProblem } from '../../../payload-types.ts'
import { factOf } from './factOf.ts'

/** With the problems, each at the time it was found. */
export function OrderHistory({ events, problems }: { events: OrderEvent[]; problems: OrderProblem[] }) {
  const entries = [
    ...events.map((event) => ({
      at: event.createdAt,
      what: eventForStaff(factOf(event)),
      isInternal: event.isInternal,
    })),
    ...problems.map((problem) => ({ at: problem.openedAt, what: problemInEnglish(factOf(problem)), isInternal: true })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  return (
    <section>
      <h2>What happened</h2>
      <ol className="order-history">
        {entries.map(({ at, what, isInternal }, index) => (
          <li key={index} data-internal={isInternal}>
            <time dateTime={at}>{minutes.format(new Date(at))}</time> {what}
          </li>
        ))}
      </ol>
    </section>
  )
}

const minutes = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
