import type { ThreadStatus } from '#contracts/community/threads.ts'
import { msg } from '#contracts/shared/msg.ts'
import type { BadgeTone } from '../../../ui/Badge.tsx'

export const STATE_LABELS: Record<ThreadStatus, { label: string; tone: BadgeTone; about: string }> = {
  open: { label: msg('Waiting for us'), tone: 'warn', about: msg('We’ll answer here and by email.') },
  waiting: { label: msg('Answered'), tone: 'good', about: msg('Write back whenever you like.') },
  closed: { label: msg('Closed'), tone: 'plain', about: msg('Write again, and we’ll pick it up where we left off.') },
}
