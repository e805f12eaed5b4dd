import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'
import { BENEFITS } from '#contracts/membership/benefits.ts'
import { t } from '../../../lib/text.ts'

export function BenefitCards({ mark }: { mark?: ReactNode }) {
  return (
    <List role="list">
      {BENEFITS.map(({ title, text }) => (
        <Item key={title}>
          {mark}
          <div>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </div>
        </Item>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
`
const Item = styled.li`
  display: flex;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border: 1px solid rgb(238 243 241 / 0.18);
  ${theme.cleave.medium}
  background: rgb(10 14 16 / 0.72);
  color: ${theme.fixed.chalkMuted};

  h3 {
    color: ${theme.fixed.chalk};
    font-size: ${theme.size.h4};
  }

  > svg {
    flex: none;
    margin-block-start: 0.15rem;
    color: #3ecf98;
  }
`
