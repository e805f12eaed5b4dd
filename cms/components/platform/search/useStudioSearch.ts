import { useEffect, useState } from 'react'
import { call } from '#contracts/call.ts'
import { searchStudio } from '#contracts/routes/operations/studio.ts'
import type { StudioResult } from '#contracts/operations/studio.ts'
import { problemOf } from '../view/problemOf.ts'

const PAUSE_MS = 150

export type Found = {
  /** What `results` answer; another query is still asked. */
  q: string
  results: StudioResult[]
  problem: string | null
}

/** Asks when the typing pauses. The last answer stays until the next. @param attempt asks again when it changes. */
export function useStudioSearch(q: string, attempt: number): Found {
  const [found, setFound] = useState<Found>({ q: '', results: [], problem: null })
  useEffect(() => {
    if (q === '') return
    const leaving = new AbortController()
    const ask = async () => {
      let results: StudioResult[] = []
      const problem = await problemOf(
        call(searchStudio, { query: { q } }, leaving.signal).then((answer) => {
          results = answer.results
        }),
      )
      if (!leaving.signal.aborted) setFound({ q, results, problem })
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [q, attempt])
  return q === '' ? { q, results: [], problem: null } : found
}
