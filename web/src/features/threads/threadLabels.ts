import type { ThreadStatus } from '#contracts/threads.ts'
import type { BadgeTone } from '../../ui/Badge.tsx'

export const STATE_LABELS: Record<ThreadStatus, { label: string; tone: BadgeTone; about: string }> = {
  open: { label: 'Waiting for us', tone: 'warn', about: 'We’ll answer here and by email.' },
  waiting: { label: 'Answered', tone: 'good', about: 'Write back whenever you like.' },
  closed: { label: 'Closed', tone: 'plain', about: 'Write again, and we’ll pick it up where we left off.' },
}
