import { CANCELLATION_REASONS } from '../../contracts/shop/cancellationReasons.ts'
import { COMPARISON_LABELS } from '../../contracts/content/comparisonLabels.ts'
import { contractTexts, sourceTexts } from './sourceTexts.ts'

/** What several emails say: buttons, tables, notes. The wording of an email has its German beside it. */
export const mailTexts = (): string[] =>
  [
    ...new Set([
      ...sourceTexts('providers/mail'),
      ...Object.values(CANCELLATION_REASONS).map(({ text }) => text),
      ...contractTexts('people/deviceName'),
      ...Object.values(COMPARISON_LABELS).flat(),
    ]),
  ].filter((text) => !/^\{\w+\}$/.test(text))
