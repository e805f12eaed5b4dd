import { styled } from 'styled-components'
import type { Cents } from '#contracts/shared/money.ts'
import { formatMoney } from '../../../lib/money.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'

type TaxSummaryProps = {
  priceCents: Cents
  taxCents: Cents
  /** Nothing is charged today. */
  isAfterTrial?: boolean
}

/** Of the first payment. */
export function TaxSummary({ priceCents, taxCents, isAfterTrial = false }: TaxSummaryProps) {
  return (
    <Amounts>
      <dt>{t('Membership')}</dt>
      <dd>{formatMoney(priceCents)}</dd>
      <dt>{t('Tax')}</dt>
      <dd>{formatMoney(taxCents)}</dd>
      <dt>
        <strong>{isAfterTrial ? t('Total after the free trial') : t('Total')}</strong>
      </dt>
      <dd>
        <strong>{formatMoney(priceCents + taxCents)}</strong>
      </dd>
    </Amounts>
  )
}

const Amounts = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${theme.space[2]} ${theme.space[4]};
  margin: 0;

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`
