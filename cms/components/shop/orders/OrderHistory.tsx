import type { OrderEvent, OrderProblem } from '../../../../payload-types.ts'
import { formatsIn } from '../../platform/view/formats.ts'
import { factOf } from './factOf.ts'
import { eventIn, problemIn } from './factsIn.ts'

type OrderHistoryProps = { events: OrderEvent[]; problems: OrderProblem[]; language: string }

/** With the problems, each at the time it was found. */
export function OrderHistory({ events, problems, language }: OrderHistoryProps) {
  const words = formatsIn(language)
  const entries = [
    ...events.map((event) => ({
      at: event.createdAt,
      what: eventIn(words, factOf(event)),
      isInternal: event.isInternal,
    })),
    ...problems.map((problem) => ({ at: problem.openedAt, what: problemIn(words, factOf(problem)), isInternal: true })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  return (
    <section>
      <h2>{words.t('What happened')}</h2>
      <ol className="order-history">
        {entries.map(({ at, what, isInternal }, index) => (
          <li key={index} data-internal={isInternal}>
            <time dateTime={at}>{words.minute(at)}</time> {what}
          </li>
        ))}
      </ol>
    </section>
  )
}
