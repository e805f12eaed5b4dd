import {
  DELIVERIES_PER_PAGE,
  type Delivery,
  deliverySchema,
  type Receiver,
  receiverSchema,
} from '#contracts/platform/outgoingWebhooks.ts'
import { type Database, dynamicSql, extended, row, rows, sql, type Statement } from '#database/sql.ts'
import { AppError } from '../AppError.ts'

type ReceiverRow = {
  id: number
  url: string
  events: string[]
  createdAt: Date
  failingSince: Date | null
  disabledAt: Date | null
  disabledReason: string | null
  previousSecretUntil: Date | null
}

const selectReceiver = (): Statement<ReceiverRow> => sql<ReceiverRow>`
  select id, url, events, created_at as "createdAt", failing_since as "failingSince", disabled_at as "disabledAt",
    disabled_reason as "disabledReason", previous_secret_until as "previousSecretUntil"
  from webhook_receivers`

export const listReceivers = async (database: Database): Promise<Receiver[]> =>
  (await rows(database, extended(selectReceiver(), dynamicSql`order by id`))).map(toReceiver)

/** @throws AppError `receiver_not_found`. */
export async function readReceiver(database: Database, id: number): Promise<Receiver> {
  const found = await row(database, extended(selectReceiver(), dynamicSql`where id = ${id}`))
  if (!found) throw new AppError('receiver_not_found')
  return toReceiver(found)
}

const toReceiver = ({
  events,
  createdAt,
  failingSince,
  disabledAt,
  disabledReason,
  previousSecretUntil,
  ...rest
}: ReceiverRow): Receiver => ({
  ...rest,
  events: receiverSchema.shape.events.parse(events),
  createdAt: createdAt.toISOString(),
  failingSince: failingSince?.toISOString() ?? null,
  disabledAt: disabledAt?.toISOString() ?? null,
  disabledReason: receiverSchema.shape.disabledReason.parse(disabledReason),
  previousSecretUntil: previousSecretUntil?.toISOString() ?? null,
})

type Page = { deliveries: Delivery[]; hasMore: boolean }

/** Newest first. @throws AppError `receiver_not_found`. */
export async function listDeliveries(database: Database, receiverId: number, before?: number): Promise<Page> {
  await readReceiver(database, receiverId)
  const found = await rows(
    database,
    sql<
      Pick<Delivery, 'eventId' | 'type' | 'attempts' | 'status' | 'problem'> & {
        id: number
        state: string
        createdAt: Date
        lastAttemptAt: Date | null
        nextAttemptAt: Date | null
      }
    >`
      select d.id, d.event_id as "eventId", e.type, d.state, d.attempts, d.status, d.problem, e.created_at as "createdAt",
        d.last_attempt_at as "lastAttemptAt", d.next_attempt_at as "nextAttemptAt"
      from webhook_deliveries d join webhook_events e on e.id = d.event_id
      where d.receiver_id = ${receiverId} and d.id < coalesce(${before ?? null}::int, 2147483647)
      order by d.id desc limit ${DELIVERIES_PER_PAGE + 1}::int`,
  )
  const deliveries = found
    .slice(0, DELIVERIES_PER_PAGE)
    .map(({ createdAt, lastAttemptAt, nextAttemptAt, ...rest }) => ({
      ...rest,
      state: deliverySchema.shape.state.parse(rest.state),
      createdAt: createdAt.toISOString(),
      lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
      nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    }))
  return { deliveries, hasMore: found.length > DELIVERIES_PER_PAGE }
}
