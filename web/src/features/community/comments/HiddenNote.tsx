import { styled } from 'styled-components'
import type { Hidden } from '#contracts/community/comments.ts'
import { msg } from '#contracts/shared/msg.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Notice } from '../../../ui/Notice.tsx'

const REASONS: Record<NonNullable<Hidden['reason']>, string> = {
  spam: msg('We hid it because it looks like spam or advertising.'),
  insult: msg('We hid it because it insults someone.'),
  'off-topic': msg('We hid it because it is off topic.'),
  spoiler: msg('We hid it because it gives too much away.'),
  other: msg('We hid it.'),
  thread: msg('The comment it answered was hidden, and its replies with it.'),
}

/** Why others no longer see a comment, for its author. */
export function HiddenNote({ hidden: { reason, note } }: { hidden: Hidden }) {
  return (
    <Box>
      <Notice tone="bad" title={t('Only you can see this comment.')}>
        {t(REASONS[reason ?? 'other'])} {note && t('Our note: “{note}”', { note })}
      </Notice>
    </Box>
  )
}

const Box = styled.div`
  max-inline-size: 65ch;
  margin-block-start: ${theme.space[3]};
`
