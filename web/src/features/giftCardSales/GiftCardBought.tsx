import { styled } from 'styled-components'
import type { GiftCardPurchase } from '#contracts/giftCardSales.ts'
import { centsOf, formatCents } from '#contracts/money.ts'
import { sayDay } from '#contracts/sendDay.ts'
import { theme } from '../../theme.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'

export function GiftCardBought({ purchase }: { purchase: GiftCardPurchase }) {
  const { amount, recipientName, recipientEmail, buyerEmail, sendOn, sentAt, reference, months } = purchase
  return (
    <>
      <PageHeading
        focused
        lead={
          sentAt
            ? `We emailed it to ${recipientName} at ${recipientEmail}.`
            : `We email it to ${recipientName} at ${recipientEmail} on ${sayDay(sendOn)}.`
        }
      >
        {months === null
          ? `Your gift card of ${formatCents(centsOf(amount))} is paid`
          : `Your gift membership of ${months} months is paid`}
      </PageHeading>
      <Text>
        <p>
          Your receipt is on its way to {buyerEmail}. The number of your purchase is <code>{reference}</code>.
        </p>
        <p>
          The code is only in the email to {recipientName}. If the address is wrong, write to us and we’ll send it
          again.
        </p>
        <Row>
          <ButtonLink to={months === null ? '/gift-cards' : '/gift-memberships'} reloadDocument>
            Buy another one
          </ButtonLink>
          <ButtonLink to="/merchandise" $tone="outline">
            Shop Merchandise
          </ButtonLink>
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
