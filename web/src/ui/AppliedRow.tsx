import { X, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { IconButton } from './IconButton.tsx'

type AppliedRowProps = {
  icon: LucideIcon
  name: string
  text: string
  /** It changes nothing at the moment. */
  isOff?: boolean
  removeLabel: string
  isLocked: boolean
  isPending: boolean
  onRemove: () => void
}

/** Something that was entered and counts until it is removed. */
export function AppliedRow({
  icon: Icon,
  name,
  text,
  isOff = false,
  removeLabel,
  isLocked,
  isPending,
  onRemove,
}: AppliedRowProps) {
  return (
    <Box $isOff={isOff} aria-busy={isPending || undefined}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <div role="status">
        <strong>{name}</strong>
        <p>{text}</p>
      </div>
      <IconButton aria-label={removeLabel} disabled={isLocked || isPending} onClick={onRemove}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </Box>
  )
}

const Box = styled.div<{ $isOff: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  align-items: center;
  padding: ${theme.space[2]} ${theme.space[1]} ${theme.space[2]} ${theme.space[3]};
  border: 1px dashed ${({ $isOff }) => ($isOff ? theme.color.lineStrong : theme.color.malachite)};
  border-radius: ${theme.radius.base};

  > svg {
    color: ${({ $isOff }) => ($isOff ? theme.color.muted : theme.color.malachite)};
  }

  strong {
    font-family: ${theme.font.mono};
    overflow-wrap: anywhere;
  }

  p {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
