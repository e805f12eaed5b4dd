export type Call = { at: string; method: string; path: string; status: number | 'none' }

export type CallLog = { add(call: Call): void; recent(): Call[]; perMinute(): Record<string, number>; clear(): void }

const KEPT_CALLS = 500
const KEPT_MINUTES = 30

export function createCallLog(): CallLog {
  const calls: Call[] = []
  const minutes = new Map<string, number>()
  return {
    add: (call) => {
      calls.push(call)
      if (calls.length > KEPT_CALLS) calls.shift()
      const minute = call.at.slice(0, 16)
      minutes.set(minute, (minutes.get(minute) ?? 0) + 1)
      const [oldest] = minutes.keys()
      if (minutes.size > KEPT_MINUTES && oldest !== undefined) minutes.delete(oldest)
    },
    clear: () => {
      calls.length = 0
      minutes.clear()
    },
    recent: () => [...calls],
    perMinute: () => Object.fromEntries(minutes),
  }
}
