import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { t } from '../lib/text.ts'
import { Trans } from '../ui/Trans.tsx'

/** For a member whose renewal failed. */
export function PaymentAlert() {
  return (
    <aside aria-label={t('Membership')}>
      <Strip>
        <Trans
          id="Your last payment didn’t go through. <0>Change the card</0> to keep your membership."
          components={{ 0: <Link to="/account" /> }}
        />
      </Strip>
    </aside>
  )
}

const Strip = styled.p`
  padding: ${theme.space[2]} ${theme.space[4]};
  background: ${theme.color.garnetSoft};
  color: ${theme.color.text};
  font-size: ${theme.size.sm};
  font-weight: 650;
  text-align: center;

  a {
    color: ${theme.color.garnet};
  }
`
