import type { TypedUser } from 'payload'
import { may } from '#contracts/platform/roles.ts'
import { refundUnavailableLine, replaceUnavailableLine } from '#contracts/routes/shop/orders.ts'
import { type OrderAction, possibleActions } from '#domain/shop/orders/possibleActions.ts'
import type { Order } from '../../../../payload-types.ts'
import { formatsIn } from '../../platform/view/formats.ts'
import { capabilityOf } from './capabilityOf.ts'
import { factOf } from './factOf.ts'
import { problemIn } from './factsIn.ts'
import { isOutcomeUnknown } from './isOutcomeUnknown.ts'
import { OrderActions } from './OrderActions.tsx'
import type { StoredAddress } from './OrderAddress.tsx'
import type { OrderFacts } from './readOrderFacts.ts'
import { refusalIn } from './refusalIn.ts'
import { UnavailableLines } from './UnavailableLines.tsx'

type OrderDecisionsProps = {
  order: Order
  facts: OrderFacts
  user: TypedUser
  language: string
  /** Offers only these actions, and opens the first one that is possible. Without it, all actions are offered and none is open. */
  only?: OrderAction[]
}

/** The problems of an order, and what an employee can do about them. */
export function OrderDecisions({ order, facts, user, language, only }: OrderDecisionsProps) {
  const { openProblems, restCents, unsettled } = facts
  const words = formatsIn(language)
  const actions = possibleActions({ ...order, hasProblem: openProblems.length > 0 }).filter(
    (action) => may(user, capabilityOf(action)) && (only?.includes(action) ?? true),
  )
  return (
    <>
      {/* With `only`, the inbox has shown the first problem already. */}
      {openProblems.length > (only ? 1 : 0) && (
        <p className="order-desk__problem" role="alert">
          {openProblems.map((problem) => problemIn(words, factOf(problem))).join('\n')}
        </p>
      )}
      <OrderActions
        id={order.id}
        actions={actions}
        opened={only?.find((action) => actions.includes(action)) ?? null}
        restCents={restCents}
        isUnknown={isOutcomeUnknown(order)}
        address={order.shippingAddress as StoredAddress}
        refusal={refusalIn(openProblems)}
      />
      <UnavailableLines
        orderId={order.id}
        lines={unsettled}
        mayRefund={may(user, refundUnavailableLine.access)}
        mayReplace={may(user, replaceUnavailableLine.access)}
      />
    </>
  )
}
