import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { lazyPart } from './lazyPart.tsx'

const ContourArt = lazyPart(async () => (await import('./ContourArt.tsx')).ContourArt, { Missing: () => null })

type EmptyStateProps = { title: string; children?: ReactNode; actions?: ReactNode; headingLevel?: 'h1' | 'h2' | 'h3' }

export function EmptyState({ title, children, actions, headingLevel = 'h2' }: EmptyStateProps) {
  return (
    <Box>
      <Drawing>
        <ContourArt seed={title} />
      </Drawing>
      <Title as={headingLevel}>{title}</Title>
      {children && <Text>{children}</Text>}
      {actions && <Actions>{actions}</Actions>}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[7]} ${theme.space[4]};
  text-align: center;
`
const Drawing = styled.div`
  inline-size: 260px;
  block-size: 160px;
  overflow: hidden;
  color: ${theme.color.carnelian};
  mask-image: radial-gradient(closest-side, black 45%, transparent);
`
const Title = styled.h2`
  font-size: ${theme.size.h3};
`
const Text = styled.div`
  max-inline-size: 48ch;
  color: ${theme.color.muted};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[3]};
  margin-block-start: ${theme.space[2]};
`
