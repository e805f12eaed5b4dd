export type Tone = 'good' | 'wait' | 'bad' | 'quiet'

const TONES: Record<Exclude<Tone, 'quiet'>, string[]> = {
  good: [
    'published',
    'visible',
    'paid',
    'active',
    'trialing',
    'ready',
    'done',
    'succeeded',
    'shipped',
    'delivered',
    'won',
    'returned',
    'waived',
  ],
  wait: [
    'pending',
    'processing',
    'scheduled',
    'held',
    'requested',
    'past_due',
    'paused',
    'converting',
    'running',
    'open',
    'inquiry',
  ],
  bad: ['failed', 'needs_attention', 'unpaid', 'lost'],
}

export function toneOf(state: string): Tone {
  for (const [tone, states] of Object.entries(TONES)) if (states.includes(state)) return tone as Tone
  return 'quiet'
}
