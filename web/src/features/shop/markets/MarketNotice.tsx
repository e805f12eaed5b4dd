import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { msg } from '#contracts/shared/msg.ts'
import { readMarket } from '#contracts/routes/shop/markets.ts'
import { isInVatArea } from '#contracts/shop/vatArea.ts'
import { pageLanguage } from '../../../lib/pageLanguage.ts'
import { readQuery } from '../../../lib/readQuery.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Trans } from '../../../ui/Trans.tsx'

const NO_VAT = msg(
  'No VAT applies to your address. Local taxes and customs fees can be due on delivery. They aren’t part of the total.',
)

const WITHDRAWALS = {
  order: 'withdrawal',
  membership: 'membershipWithdrawal',
  gift: 'giftWithdrawal',
} as const

type MarketNoticeProps = {
  country: string
  /** Of the delivery; islands and exclaves can be outside the country's VAT. */
  zipCode?: string
  contract?: 'order' | 'membership' | 'gift'
}

/** Who sells, what VAT is in the price and how to withdraw, where the law wants buyers to read it before they pay. */
export function MarketNotice({ country, zipCode = '', contract = 'order' }: MarketNoticeProps) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(
    readQuery(readMarket, { query: { country, ...pageLanguage() } }),
  )
  if (isPending) return <Skeleton $height="6rem" />
  if (isError)
    return <ErrorState title={t('The seller’s details could not be loaded.')} onRetry={refetch} pending={isFetching} />
  if (!data.notice) return null
  const { seller, responsible, vat } = data.notice
  const isOrder = contract === 'order'
  const withdrawal = data.notice[WITHDRAWALS[contract]]
  const [name = '', ...details] = seller
  return (
    <Box aria-label={contract === 'gift' ? t('Right of withdrawal') : t('For buyers in your country')}>
      {isOrder && vat && <p>{isInVatArea({ country, zipCode }) ? vat : t(NO_VAT)}</p>}
      <p>
        {details.length > 0 ? (
          <Trans
            id="Sold by <0>{name}</0>, {details}"
            values={{ name, details: details.join(', ') }}
            components={{ 0: <strong /> }}
          />
        ) : (
          <Trans id="Sold by <0>{name}</0>" values={{ name }} components={{ 0: <strong /> }} />
        )}
      </p>
      {isOrder && responsible && <p>{t('Responsible in the EU: {responsible}', { responsible })}</p>}
      <details>
        <summary>{t('{title}: 14 days', { title: withdrawal.title })}</summary>
        {withdrawal.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Form aria-label={t('Model withdrawal form')}>
          {withdrawal.form.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Form>
      </details>
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  padding-block-start: ${theme.space[4]};
  border-block-start: 1px solid ${theme.color.line};
  font-size: ${theme.size.sm};
  overflow-wrap: anywhere;

  summary {
    min-block-size: 2.75rem;
    padding-block: ${theme.space[2]};
    font-weight: 650;
    cursor: pointer;
  }

  details p {
    margin-block-end: ${theme.space[3]};
  }
`
const Form = styled.section`
  padding: ${theme.space[3]} ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.base};

  p {
    margin-block-end: ${theme.space[1]};
  }
`
