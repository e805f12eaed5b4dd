import type { UIFieldServerProps } from 'payload'
import { itemLabel } from '#contracts/shop/itemLabel.ts'
import { may } from '#contracts/platform/roles.ts'
import { restockOrderLine, sendOrderParcel } from '#contracts/routes/shop/orders.ts'
import type { Order, OrderLine } from '../../../../payload-types.ts'
import { textIn } from '../../platform/view/textIn.ts'
import { OrderAddress } from './OrderAddress.tsx'
import { OrderDecisions } from './OrderDecisions.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderRefunds } from './OrderRefunds.tsx'
import { OrderSums } from './OrderSums.tsx'
import { readOrderFacts } from './readOrderFacts.ts'
import { RestockLines } from './RestockLines.tsx'
import { SendParcel } from './SendParcel.tsx'

export async function OrderDesk({ data, payload, user, i18n }: UIFieldServerProps) {
  const order = data as Order
  const { language } = i18n
  const [facts, events] = await Promise.all([
    readOrderFacts(payload, user, order),
    payload.find({
      collection: 'order-events',
      sort: 'id',
      where: { order: { equals: order.id } },
      limit: 500,
      depth: 0,
      user,
      overrideAccess: false,
    }),
  ])
  const { lines, problems, refunds, ownCents } = facts
  return (
    <section className="order-desk" aria-label={textIn(language)('The order')}>
      <OrderDecisions order={order} facts={facts} user={user} language={language} />
      {order.toPack && may(user, sendOrderParcel.access) && (
        <SendParcel
          orderId={order.id}
          lines={ownLines(lines).map(({ id, ...line }) => ({ id, label: itemLabel(line) }))}
          cancellableUntil={order.fulfilment === 'held' ? (order.confirmAfter ?? null) : null}
        />
      )}
      {may(user, restockOrderLine.access) && <RestockLines orderId={order.id} lines={returnableLines(lines)} />}
      <OrderSums order={order} lines={lines} ownCents={ownCents} language={language} />
      <div className="order-desk__columns">
        <OrderAddress order={order} language={language} />
        <OrderRefunds refunds={refunds} language={language} />
      </div>
      <OrderHistory events={events.docs} problems={problems} language={language} />
    </section>
  )
}

/** Own goods that wait to be packed. */
const ownLines = (lines: OrderLine[]) =>
  lines.filter(({ maker, cancelledAt, printState }) => maker === 'own' && !cancelledAt && printState !== 'shipped')

/** What has left and may come back. */
const returnableLines = (lines: OrderLine[]) =>
  lines
    .filter(({ maker, printState, stockTaken }) => maker === 'own' && printState === 'shipped' && stockTaken > 0)
    .map((line) => ({ id: line.id, label: itemLabel(line) }))
