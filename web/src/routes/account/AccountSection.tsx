import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../theme.ts'

type AccountSectionProps = { title: string; about: string; children: ReactNode }

export function AccountSection({ title, about, children }: AccountSectionProps) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <About>{about}</About>
      </div>
      <Body>{children}</Body>
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[6]};
  padding-block: ${theme.space[6]};
  border-block-start: 1px solid ${theme.color.line};

  ${theme.from.tablet} {
    grid-template-columns: minmax(12rem, 17rem) minmax(0, 38rem);
  }

  h2 {
    font-size: ${theme.size.h3};
  }
`
const About = styled.p`
  margin-block-start: ${theme.space[1]};
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
const Body = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[5]};

  > a,
  > button {
    justify-self: start;
  }
`
/** Buttons and links beside each other. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
`
export const Fact = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
