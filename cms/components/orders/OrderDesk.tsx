import { possibleActions } from '#domain/shop/orders/possibleActions.ts'
import type { UIFieldServerProps } from 'payload'
import { itemLabel } from '#contracts/shop/itemLabel.ts'
import { problemInEnglish } from '#contracts/shop/orderProblems.ts'
import { may } from '#contracts/platform/roles.ts'
import {
  refundUnavailableLine,
  replaceUnavailableLine,
  restockOrderLine,
  sendOrderParcel,
} from '#contracts/routes/shop/orders.ts'
import type { Order, OrderLine } from '../../../payload-types.ts'
import { capabilityOf } from './capabilityOf.ts'
import { factOf } from './factOf.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderAddress, type StoredAddress } from './OrderAddress.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderRefunds } from './OrderRefunds.tsx'
import { OrderSums } from './OrderSums.tsx'
import { RestockLines } from './RestockLines.tsx'
import { SendParcel } from './SendParcel.tsx'
import { UnavailableLines } from './UnavailableLines.tsx'
import { refusalIn } from './refusalIn.ts'
import { isOutcomeUnknown } from './isOutcomeUnknown.ts'

export async function OrderDesk({ data, payload, user }: UIFieldServerProps) {
  const order = data as Order
  const of = { where: { order: { equals: order.id } }, limit: 500, depth: 0, user, overrideAccess: false } as const
  const [lines, events, problems, refunds, replaced] = await Promise.all([
    payload.find({ collection: 'order-lines', sort: 'position', ...of }),
    payload.find({ collection: 'order-events', sort: 'id', ...of }),
    payload.find({ collection: 'order-problems', sort: 'id', ...of }),
    payload.find({ collection: 'refunds', sort: 'id', ...of }),
    payload.find({
      collection: 'order-lines',
      ...of,
      where: { 'order.replaces': { equals: order.id }, 'order.fulfilment': { not_equals: 'cancelled' } },
    }),
  ])
  const open = problems.docs.filter(({ isOpen }) => isOpen)
  const openCents = refunds.docs
    .filter(({ status }) => status === 'requested' || status === 'pending')
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  return (
    <section className="order-desk" aria-label="The order">
      {open.length > 0 && (
        <p className="order-desk__problem" role="alert">
          {open.map((problem) => problemInEnglish(factOf(problem))).join('\n')}
        </p>
      )}
      <OrderActions
        id={order.id}
        actions={possibleActions({ ...order, hasProblem: open.length > 0 }).filter((action) =>
          may(user, capabilityOf(action)),
        )}
        restCents={order.totalCents - order.refundedCents - openCents}
        isUnknown={isOutcomeUnknown(order)}
        address={order.shippingAddress as StoredAddress}
        refusal={refusalIn(open)}
      />
      <UnavailableLines
        orderId={order.id}
        lines={unsettledLines(order, lines.docs, replaced.docs)}
        mayRefund={may(user, refundUnavailableLine.access)}
        mayReplace={may(user, replaceUnavailableLine.access)}
      />
      {order.toPack && may(user, sendOrderParcel.access) && (
        <SendParcel
          orderId={order.id}
          lines={ownLines(lines.docs).map(({ id, ...line }) => ({ id, label: itemLabel(line) }))}
        />
      )}
      {may(user, restockOrderLine.access) && <RestockLines orderId={order.id} lines={returnableLines(lines.docs)} />}
      <OrderSums order={order} lines={lines.docs} />
      <div className="order-desk__columns">
        <OrderAddress order={order} />
        <OrderRefunds refunds={refunds.docs} />
      </div>
      <OrderHistory events={events.docs} problems={problems.docs} />
    </section>
  )
}

/** What the print provider canceled, without what was refunded or is printed again. */
const unsettledLines = ({ fulfilment }: Order, lines: OrderLine[], replaced: OrderLine[]) =>
  lines
    .filter(({ printState, cancelledAt }) => printState === 'cancelled' && !cancelledAt && fulfilment !== 'cancelled')
    .filter(({ position }) => !replaced.some((line) => line.position === position))
    .map((line) => ({ id: line.id, label: itemLabel(line) }))

/** Own goods that wait to be packed. */
const ownLines = (lines: OrderLine[]) =>
  lines.filter(({ maker, cancelledAt, printState }) => maker === 'own' && !cancelledAt && printState !== 'shipped')

/** What has left and may come back. */
const returnableLines = (lines: OrderLine[]) =>
  lines
    .filter(({ maker, printState, stockTaken }) => maker === 'own' && printState === 'shipped' && stockTaken > 0)
    .map((line) => ({ id: line.id, label: itemLabel(line) }))
