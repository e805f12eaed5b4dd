import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { useBlocking } from '../../../lib/blocking.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { CommentButton } from './CommentButton.tsx'

type BlockedLineProps = { person: { id: string; name: string }; onUndone: () => void }

/** Replaces the comments of a member who has just been blocked. */
export function BlockedLine({ person: { id, name }, onUndone }: BlockedLineProps) {
  const undo = useBlocking()
  const line = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => line.current?.focus(), [])
  return (
    <Line ref={line} tabIndex={-1} role="status">
      {t('You no longer see replies to you from {name}. They won’t know.', { name })}
      <CommentButton
        type="button"
        aria-label={t('Undo: see replies from {name} again', { name })}
        onClick={() =>
          !undo.isPending &&
          runMutation(undo, { id, isBlocked: false }, { onSuccess: onUndone, onError: handleSessionExpired })
        }
      >
        {t('Undo')}
      </CommentButton>
      {undo.isError && t('That didn’t work. Please try again.')}
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[3]};
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
