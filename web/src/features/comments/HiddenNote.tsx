import { styled } from 'styled-components'
import type { Hidden } from '#contracts/comments.ts'
import { theme } from '../../theme.ts'
import { Notice } from '../../ui/Notice.tsx'

const REASONS: Record<NonNullable<Hidden['reason']>, string> = {
  spam: 'We hid it because it looks like spam or advertising.',
  insult: 'We hid it because it insults someone.',
  'off-topic': 'We hid it because it is off topic.',
  spoiler: 'We hid it because it gives too much away.',
  other: 'We hid it.',
  thread: 'The comment it answered was hidden, and its replies with it.',
}

/** Why others no longer see a comment, for its author. */
export function HiddenNote({ hidden: { reason, note } }: { hidden: Hidden }) {
  return (
    <Box>
      <Notice tone="bad" title="Only you can see this comment.">
        {REASONS[reason ?? 'other']} {note && `Our note: “${note}”`}
      </Notice>
    </Box>
  )
}

const Box = styled.div`
  max-inline-size: 65ch;
  margin-block-start: ${theme.space[3]};
`
