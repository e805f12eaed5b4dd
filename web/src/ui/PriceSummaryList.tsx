import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { PriceSummary } from '#contracts/shop/cart.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { theme } from '../theme.ts'
import { t } from '../lib/text.ts'
import { formatMoney } from '../lib/money.ts'

type PriceSummaryListProps = {
  summary: PriceSummary
  /** Without an address, shipping and tax are estimates. */
  isEstimate?: boolean
  /** Stands for the tax that nobody has worked out yet. */
  taxNote?: string | undefined
  isPaid?: boolean
  refunded?: string
}

export function PriceSummaryList({
  summary,
  isEstimate = false,
  taxNote,
  isPaid = false,
  refunded = '0.00',
}: PriceSummaryListProps) {
  const { subtotal, discount, code, shipping, tax, total, giftCard, due = total } = summary
  const memberCents = centsOf(discount) - centsOf(code?.discount ?? '0')
  const estimated = isEstimate && <small>{t('(estimated)')}</small>
  return (
    <List>
      <Row label={t('Subtotal')} value={money(subtotal)} />
      {code && <Row label={t('Code {code}', { code: code.code })} value={codeValue(code.discount)} />}
      {memberCents > 0 && <Row label={t('Member discount')} value={`−${formatMoney(memberCents)}`} />}
      <Row
        label={
          <>
            {t('Shipping')} {estimated}
          </>
        }
        value={centsOf(shipping) === 0 ? t('Free') : money(shipping)}
      />
      <Row
        label={
          <>
            {t('Tax')} {!taxNote && estimated}
          </>
        }
        value={taxNote ?? money(tax)}
      />
      <Total>
        <dt>{t('Total')}</dt>
        <dd>{money(total)}</dd>
      </Total>
      {giftCard && (
        <>
          <Row
            label={t('Gift card ··{lastFour}', { lastFour: giftCard.lastFour })}
            value={`−${money(giftCard.amount)}`}
          />
          <Row label={isPaid ? t('Paid by card') : <strong>{t('Left to pay')}</strong>} value={money(due)} />
        </>
      )}
      {centsOf(refunded) > 0 && <Row label={t('Refunded')} value={`−${money(refunded)}`} />}
    </List>
  )
}

function Row({ label, value }: { label: ReactNode; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

const codeValue = (discount: string) => (centsOf(discount) > 0 ? `−${money(discount)}` : t('Free shipping'))
const money = (amount: string) => formatMoney(centsOf(amount))

const List = styled.dl`
  display: grid;
  gap: ${theme.space[2]};

  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space[4]};
  }

  dd {
    font-variant-numeric: tabular-nums;
  }

  small {
    color: ${theme.color.muted};
  }
`
const Total = styled.div`
  margin-block-start: ${theme.space[2]};
  padding-block-start: ${theme.space[3]};
  border-block-start: 1px solid ${theme.color.line};
  font: 700 ${theme.size.h3} / 1.2 ${theme.font.display};
`
