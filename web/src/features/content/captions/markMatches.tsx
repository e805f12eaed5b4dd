import type { ReactNode } from 'react'

/** A text with the searched words marked. */
export function markMatches(text: string, wanted: string): ReactNode {
  if (wanted === '') return text
  const lower = text.toLowerCase()
  const pieces: ReactNode[] = []
  let end = 0
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, end)) {
    pieces.push(text.slice(end, at), <mark key={at}>{text.slice(at, at + wanted.length)}</mark>)
    end = at + wanted.length
  }
  return [...pieces, text.slice(end)]
}
