import { useState } from 'react'
import { styled } from 'styled-components'
import type { RedeemedGift } from '#contracts/membership/giftMemberships.ts'
import { dateFormat } from '../../../lib/dateFormat.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'

const day = dateFormat({ dateStyle: 'long' })

export function GiftRedeemed({ gift: { months, beginsAt, endsAt } }: { gift: RedeemedGift }) {
  const [redeemedAt] = useState(() => Date.now())
  const isLater = new Date(beginsAt).getTime() > redeemedAt
  const until = day.format(new Date(endsAt))
  return (
    <>
      <PageHeading
        focused
        lead={
          isLater
            ? t('Your {months} months begin on {day}, when what you have now ends, and run until {until}.', {
                months,
                day: day.format(new Date(beginsAt)),
                until,
              })
            : t('Your gift membership runs until {until}.', { until })
        }
      >
        {isLater ? t('The gift is yours') : t('You’re a member')}
      </PageHeading>
      <p>{t('You need no card, and nothing renews. We’ll email you a week before it ends.')}</p>
      <Row>
        <ButtonLink to="/content">{t('Watch Latest Content')}</ButtonLink>
        <ButtonLink to="/account" $tone="outline">
          {t('Your account')}
        </ButtonLink>
      </Row>
    </>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-block-start: ${theme.space[5]};
`
