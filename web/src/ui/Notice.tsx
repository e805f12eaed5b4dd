import { Check, CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { theme } from '../theme.ts'

type Tone = 'info' | 'good' | 'bad' | 'member'
type NoticeProps = { tone?: Tone; title?: ReactNode; children?: ReactNode; role?: 'alert' | 'status' }

const icons = { info: Info, good: Check, bad: CircleAlert, member: Info }

export function Notice({ tone = 'info', title, children, role }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <Box $tone={tone} role={role}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <div>
        {title && <Title>{title}</Title>}
        {children}
      </div>
    </Box>
  )
}

const tones = {
  info: css`
    border-color: ${theme.color.azurite};
    background: ${theme.color.azuriteSoft};
  `,
  good: css`
    border-color: ${theme.color.malachite};
    background: ${theme.color.malachiteSoft};
  `,
  bad: css`
    border-color: ${theme.color.garnet};
    background: ${theme.color.garnetSoft};
  `,
  member: css`
    border-color: ${theme.color.amethyst};
    background: ${theme.color.amethystSoft};
  `,
}
const Box = styled.div<{ $tone: Tone }>`
  display: flex;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-inline-start: 4px solid;
  border-radius: ${theme.radius.tag};
  color: ${theme.color.text};
  ${({ $tone }) => tones[$tone]}

  > svg {
    flex: none;
    margin-block-start: 0.15rem;
  }
`
const Title = styled.p`
  font-weight: 650;
`
