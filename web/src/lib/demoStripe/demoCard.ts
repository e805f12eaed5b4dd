import { msg } from '#contracts/shared/msg.ts'

export type DemoCard = { number: string; expiry: string; cvc: string }
export type ChallengeOutcome = 'authenticate' | 'fail'

export const TEST_CARDS = [
  { label: msg('Success'), number: '4242 4242 4242 4242' },
  // A card has one free trial; these are for further accounts.
  { label: msg('Second card'), number: '5555 5555 5555 4444' },
  { label: msg('Third card'), number: '4000 0566 5566 5556' },
  { label: msg('Declined'), number: '4000 0000 0000 0002' },
  { label: msg('3-D Secure'), number: '4000 0025 0000 3155' },
] as const

type DemoCardState = { card: DemoCard; answerChallenge: ((outcome: ChallengeOutcome) => void) | null }

export type DemoCardStore = ReturnType<typeof createDemoCardStore>

export function createDemoCardStore(now: Date) {
  const nextYear = String((now.getFullYear() + 1) % 100).padStart(2, '0')
  let state: DemoCardState = {
    card: { number: TEST_CARDS[0].number, expiry: `12/${nextYear}`, cvc: '123' },
    answerChallenge: null,
  }
  const listeners = new Set<() => void>()

  function change(next: Partial<DemoCardState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changeCard: (card: Partial<DemoCard>) => change({ card: { ...state.card, ...card } }),
    askChallenge: () =>
      new Promise<ChallengeOutcome>((resolve) => {
        change({
          answerChallenge(outcome) {
            change({ answerChallenge: null })
            resolve(outcome)
          },
        })
      }),
  }
}
