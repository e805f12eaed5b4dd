import { HttpResult } from './HttpResult.ts'

type EventSender = {
  /** Repeated calls before the browser has taken the event are one. */
  send: () => void
  end: () => void
}

/** Keeps proxies from closing the connection. */
const HEARTBEAT_MS = 20_000
/** The browser connects again, and its rights are checked again. */
const LONGEST_MS = 300_000
/** Between two events: a busy post must not make every page ask for each comment. */
const PAUSE_MS = 1_000

/**
 * Server-sent events of one kind, without content.
 *
 * @param begin is called at once. @returns what ends the subscription when the browser leaves.
 */
export function eventStream(name: string, begin: (sender: EventSender) => () => void): HttpResult {
  let isEnded = false
  let waiting = ['retry: 3000\n\n']
  let taken = 0
  let resume: ((result: IteratorResult<string>) => void) | null = null
  let pause: NodeJS.Timeout | null = null

  const push = (text: string) => {
    if (resume) resume({ done: false, value: text })
    else if (waiting.length < 3) waiting.push(text)
    resume = null
  }
  const end = () => {
    isEnded = true
    waiting = []
    resume?.({ done: true, value: undefined })
    resume = null
  }
  const send = () => {
    const wait = Math.max(0, taken + PAUSE_MS - performance.now())
    pause ??= setTimeout(() => {
      pause = null
      taken = performance.now()
      push(`event: ${name}\ndata:\n\n`)
    }, wait)
  }
  const leave = begin({ send, end })
  const heartbeat = setInterval(() => push(':\n\n'), HEARTBEAT_MS)
  const longest = setTimeout(end, LONGEST_MS)
  const close = () => {
    leave()
    clearInterval(heartbeat)
    clearTimeout(longest)
    if (pause) clearTimeout(pause)
    end()
  }
  const iterator: AsyncIterableIterator<string> = {
    [Symbol.asyncIterator]: () => iterator,
    next: () => {
      const value = waiting.shift()
      if (value !== undefined) return Promise.resolve({ done: false, value })
      if (!isEnded) return new Promise((resolve) => (resume = resolve))
      close()
      return Promise.resolve({ done: true, value: undefined })
    },
    return: () => {
      close()
      return Promise.resolve({ done: true, value: undefined })
    },
  }
  // nginx would collect the events otherwise.
  const headers = { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' }
  return new HttpResult(200, headers, iterator)
}
