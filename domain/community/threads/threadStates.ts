import type { ThreadStatus } from '#contracts/community/threads.ts'

export type ThreadEvent = 'theirs' | 'ours' | 'close' | 'reopen'

/** What each event makes of a thread; what is not listed can't happen. */
const threadMoves: Record<ThreadEvent, Partial<Record<ThreadStatus, ThreadStatus>>> = {
  theirs: { open: 'open', waiting: 'open', closed: 'open' },
  ours: { open: 'waiting', waiting: 'waiting', closed: 'waiting' },
  close: { open: 'closed', waiting: 'closed' },
  reopen: { closed: 'open' },
}

type Facts = { status: ThreadStatus; waitingSince: Date | null }

/** @returns null for an illegal move. Who writes twice waits since the first message. */
export function moveOf(thread: Facts, event: ThreadEvent, now: Date): Facts | null {
  const status = threadMoves[event][thread.status]
  if (!status) return null
  if (status !== 'open') return { status, waitingSince: null }
  return { status, waitingSince: (thread.status === 'open' ? thread.waitingSince : null) ?? now }
}
