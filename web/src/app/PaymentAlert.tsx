import { styled } from 'styled-components'
import { paths } from '#contracts/paths.ts'
import { useVisitor } from '../lib/visitor.ts'
import { theme } from '../theme.ts'

export function PaymentAlert() {
  const { user } = useVisitor()
  if (user?.subscription?.status !== 'past_due') return null
  return (
    <aside aria-label="Membership">
      <Strip>
        Your last payment didn’t go through. <a href={`${paths.billing}?flow=card`}>Change the card</a> to keep your
        membership.
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
