import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { Container } from './Container.tsx'

type SectionProps = { title: string; action?: ReactNode; children: ReactNode }

export function Section({ title, action, children }: SectionProps) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id}>
      <Top>
        <h2 id={id}>{title}</h2>
        {action}
      </Top>
      {children}
    </Box>
  )
}

const Box = styled(Container)`
  padding-block: ${theme.space[7]} 0;

  & + section[id] {
    margin-block-start: ${theme.space[8]};
  }

  ${theme.from.tablet} {
    padding-block-start: ${theme.space[8]};
  }
`
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-block-end: ${theme.space[5]};
`
