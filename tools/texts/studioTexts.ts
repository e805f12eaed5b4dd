import { ROLE_LABELS } from '../../contracts/platform/roles.ts'
import { CARRIERS } from '../../contracts/shop/carriers.ts'
import { EVENTS_FOR_STAFF } from '../../contracts/shop/orderEvents.ts'
import { PROBLEMS } from '../../contracts/shop/orderProblems.ts'
import { REFUND_REASONS } from '../../contracts/shop/refundReasons.ts'
import { sourceTexts } from './sourceTexts.ts'

/** What the desk of an order tells. */
const FACTS = [EVENTS_FOR_STAFF, PROBLEMS, REFUND_REASONS].flatMap((catalog) => Object.values(catalog))

/** What our own views of the panel say. Payload's texts, `t('general:or')`, are in its own catalogs. */
export const studioTexts = (): string[] =>
  [
    ...new Set([
      ...sourceTexts('cms/components'),
      ...FACTS.map(({ text }) => text),
      ...Object.values(ROLE_LABELS),
      CARRIERS.other.name,
    ]),
  ].filter((text) => !/^[a-zA-Z]+:[a-zA-Z]+$/.test(text) && !/^\{\w+\}$/.test(text))
