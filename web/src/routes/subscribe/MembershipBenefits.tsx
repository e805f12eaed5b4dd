import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { BENEFITS, MORE_BENEFITS } from '#contracts/membership/benefits.ts'
import { t } from '../../lib/text.ts'
import { theme } from '../../theme.ts'

export function MembershipBenefits() {
  const benefits = [
    ...BENEFITS.map(({ title, text }) => `${t(title)}: ${t(text)}`),
    ...MORE_BENEFITS.map((text) => t(text)),
  ]
  return (
    <section aria-labelledby="included">
      <Title id="included">{t('What’s included')}</Title>
      <List role="list">
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Check size={20} strokeWidth={2.25} aria-hidden="true" />
            {benefit}
          </li>
        ))}
      </List>
    </section>
  )
}

const Title = styled.h2`
  margin-block-end: ${theme.space[4]};
  font-size: ${theme.size.h3};
`
const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};

  li {
    display: flex;
    gap: ${theme.space[3]};
  }

  svg {
    flex: none;
    margin-block-start: 0.2rem;
    color: ${theme.color.malachite};
  }
`
