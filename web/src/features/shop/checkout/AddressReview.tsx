import { styled } from 'styled-components'
import { placeLine } from '#contracts/shop/addressLines.ts'
import type { CreatePaymentInput } from '#contracts/shop/checkout.ts'
import { nameCountry } from '../../../lib/regions.ts'
import { language, t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { PaddedCard } from '../../../ui/Card.tsx'

type AddressReviewProps = {
  input: CreatePaymentInput
  isLocked: boolean
  onEdit: () => void
}

export function AddressReview({
  input: { customerInfo, shippingAddress: to, billingAddress },
  isLocked,
  onEdit,
}: AddressReviewProps) {
  return (
    <Box as="section" aria-labelledby="ship-to">
      <Top>
        <h2 id="ship-to">{t('Ship to')}</h2>
        <Button tone="outline" size="compact" disabled={isLocked} onClick={onEdit}>
          {t('Edit')}
        </Button>
      </Top>
      <address>
        {to.firstName} {to.lastName}
        {to.company && <Line>{to.company}</Line>}
        <Line>
          {to.street} {to.streetAnnex}
        </Line>
        <Line>{placeLine(to, language())}</Line>
        <Line>{nameCountry(to.country).name}</Line>
      </address>
      <p>
        {customerInfo.email}, {customerInfo.phone}
      </p>
      {billingAddress && (
        <p>{t('Billed to {name}', { name: `${billingAddress.firstName} ${billingAddress.lastName}` })}</p>
      )}
    </Box>
  )
}

const Box = styled(PaddedCard)`
  display: grid;
  gap: ${theme.space[2]};

  h2 {
    font-size: ${theme.size.h4};
  }

  address {
    font-style: normal;
  }

  p {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`
const Line = styled.span`
  display: block;
`
