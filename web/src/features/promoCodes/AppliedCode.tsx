import { Ticket, X } from 'lucide-react'
import { styled } from 'styled-components'
import { serverMessage } from '#contracts/ApiError.ts'
import type { CartCode } from '#contracts/promoCodes.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { showToast } from '../../lib/toastStore.ts'
import { theme } from '../../theme.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useRemoveCode } from './queries.ts'

type AppliedCodeProps = { code: CartCode; isLocked: boolean; onChange: () => Promise<unknown> }

export function AppliedCode({ code: { code, label, problem }, isLocked, onChange }: AppliedCodeProps) {
  const remove = useRemoveCode()

  function handleRemove() {
    runMutation(remove, undefined, {
      onSuccess: onChange,
      onError: (error) =>
        showToast({
          tone: 'destructive',
          title: 'Remove Failed',
          description: serverMessage(error, 'The code could not be removed. Please try again.'),
        }),
    })
  }

  return (
    <Box $isOff={problem !== null} aria-busy={remove.isPending || undefined}>
      <Ticket size={20} strokeWidth={1.75} aria-hidden="true" />
      <div role="status">
        <strong>{code}</strong>
        <p>{problem ?? label}</p>
      </div>
      <IconButton aria-label={`Remove code ${code}`} disabled={isLocked || remove.isPending} onClick={handleRemove}>
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
  padding: ${theme.space[1]} ${theme.space[1]} ${theme.space[1]} ${theme.space[3]};
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
