import type { StoredFact } from '#contracts/platform/facts.ts'

/** Nothing but `addOrderEvent`, `openProblem` and `addRefund` writes them, and their types hold kind and values together. */
export const factOf = ({ kind, values }: { kind: string; values: unknown }): StoredFact => ({
  kind,
  values: values as StoredFact['values'],
})
