import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { GiftCardPurchase } from '#contracts/membership/giftSales.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { dateFormat } from '../../../lib/dateFormat.ts'
import { formatMoney } from '../../../lib/money.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ShopButton } from '../../../ui/ShopButton.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Trans } from '../../../ui/Trans.tsx'

const longDay = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })

export function GiftCardBought({ purchase }: { purchase: GiftCardPurchase }) {
  const {
    amount,
    recipientName,
    recipientEmail,
    buyerEmail,
    sendOn,
    sentAt,
    reference,
    months,
    withdrawUntil,
    withdrawnAt,
  } = purchase
  return (
    <>
      <PageHeading
        focused
        lead={
          sentAt
            ? t('We emailed it to {recipientName} at {recipientEmail}.', { recipientName, recipientEmail })
            : t('We email it to {recipientName} at {recipientEmail} on {day}.', {
                recipientName,
                recipientEmail,
                day: longDay.format(new Date(sendOn)),
              })
        }
      >
        {months === null
          ? t('Your gift card of {amount} is paid', { amount: formatMoney(centsOf(amount)) })
          : t('Your gift membership of {months} months is paid', { months })}
      </PageHeading>
      <Text>
        <p>
          <Trans
            id="Your receipt is on its way to {buyerEmail}. The number of your purchase is <0>{reference}</0>."
            values={{ buyerEmail, reference }}
            components={{ 0: <code /> }}
          />
        </p>
        <p>
          {t(
            'The code is only in the email to {recipientName}. If the address is wrong, write to us and we’ll send it again.',
            { recipientName },
          )}
        </p>
        {withdrawnAt && (
          <p>{t('You withdrew from this purchase on {day}.', { day: longDay.format(new Date(withdrawnAt)) })}</p>
        )}
        {withdrawUntil && (
          <p>
            {t('You can withdraw until {day}, from what wasn’t spent or redeemed.', {
              day: longDay.format(new Date(withdrawUntil)),
            })}{' '}
            <Link to={`/orders?withdraw=true&gift=${reference}`}>{t('Withdraw from contract here')}</Link>
          </p>
        )}
        <Row>
          <ButtonLink to={months === null ? '/gift-cards' : '/gift-memberships'} reloadDocument>
            {t('Buy another one')}
          </ButtonLink>
          <ShopButton $tone="outline">{t('Shop Merchandise')}</ShopButton>
        </Row>
      </Text>
    </>
  )
}

const Text = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  max-inline-size: 60ch;

  code {
    font-family: ${theme.font.mono};
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-block-start: ${theme.space[3]};
`
