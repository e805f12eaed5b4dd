import { Compass, Pickaxe, TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import type { StoryBlock } from '#contracts/content/story.ts'
import { msg } from '#contracts/shared/msg.ts'
import { theme } from '../../../../theme.ts'
import { t } from '../../../../lib/text.ts'

type CalloutProps = Omit<Extract<StoryBlock, { blockType: 'callout' }>, 'blockType'>

const TONES = {
  note: { label: msg('Note'), Icon: Compass, color: theme.color.azurite, soft: theme.color.azuriteSoft },
  tip: { label: msg('Tip'), Icon: Pickaxe, color: theme.color.malachite, soft: theme.color.malachiteSoft },
  warning: { label: msg('Warning'), Icon: TriangleAlert, color: theme.color.pyrite, soft: theme.color.pyriteSoft },
}

export function Callout({ tone, text }: CalloutProps) {
  const { label, Icon, color, soft } = TONES[tone] ?? TONES.note
  return (
    <Box role="note" $color={color} $soft={soft}>
      <Label>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        {t(label)}
      </Label>
      <p>{text}</p>
    </Box>
  )
}

const Box = styled.div<{ $color: string; $soft: string }>`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[4]} ${theme.space[5]};
  ${theme.cleave.medium}
  background: ${({ $soft }) => $soft};
  font-size: ${theme.size.md};
  line-height: 1.55;

  && {
    margin-block: ${theme.space[5]};
  }

  > :first-child {
    color: ${({ $color }) => $color};
  }

  > p:last-child {
    white-space: pre-line;
  }

  @media (forced-colors: active) {
    outline: 1px solid;
  }
`
const Label = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  font: 600 ${theme.size.xs} / 1.4 ${theme.font.mono};
`
