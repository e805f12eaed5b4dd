import type { OrderProblem } from '../../../../payload-types.ts'
import { factOf } from './factOf.ts'

const REFUSALS = ['print-refused', 'production-refused']

/** What the print provider said, of the open problems of an order; an empty text when it refused nothing. */
export const refusalIn = (problems: Pick<OrderProblem, 'kind' | 'values'>[]): string => {
  const refusal = problems.find(({ kind }) => REFUSALS.includes(kind))
  const reason = refusal && factOf(refusal).values['reason']
  return typeof reason === 'string' ? reason : ''
}
