import { useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { call } from '#contracts/call.ts'
import type { PostNotices } from '#contracts/content/postNotices.ts'
import type { MailingStatus } from '#contracts/outreach/mailings.ts'
import { readPostEmailStatus, readPostNotices } from '#contracts/routes/outreach/postEmails.ts'
import { countPostPush } from '#contracts/routes/community/push.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { readFromPanel } from '../../platform/view/readFromPanel.ts'
import { type Filled, type Missing, missingIn } from './missingIn.ts'

export type Reach = { email: MailingStatus; push: { people: number; devices: number }; notices: PostNotices }
const countSchema = z.object({ totalDocs: z.number() })

/** The people who would be emailed and notified about a post, and the stored choice whether they are. */
export function useReach(id: number): { reach: Reach | null; problem: string | null; retry: () => void } {
  const [reach, setReach] = useState<Reach | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const params = { id }
    const read = Promise.all([
      call(readPostEmailStatus, { params, query: { joinedWithinDays: 30 } }),
      call(countPostPush, { params }),
      call(readPostNotices, { params }),
    ]).then(([email, push, notices]) => {
      if (isCurrent) setReach({ email, push, notices })
    })
    void problemOf(read).then((failed) => isCurrent && setProblem(failed))
    return () => void (isCurrent = false)
  }, [id, attempt])
  return { reach, problem, retry: () => setAttempt(attempt + 1) }
}

/** What the post lacks. Captions are documents of their own, so they are counted. */
export function useMissing(id: number): Missing[] {
  const captions = useCaptionsCount(id)
  const filled = useFormFields(([fields]): Omit<Filled, 'hasCaptions'> => {
    const valueOf = (name: string): unknown => fields[name]?.value
    return {
      type: valueOf('type') === 'gallery' ? 'gallery' : 'video',
      hasFilm: Boolean(valueOf('video')),
      hasPhotos: (fields['images']?.rows?.length ?? 0) > 0,
      hasCover: Boolean(valueOf('cover')),
      hasDescription: Boolean(valueOf('description')),
      hasText: Boolean(valueOf('body')),
      hasPlace: Boolean(valueOf('place.state')),
    }
  })
  return missingIn({ ...filled, hasCaptions: captions !== 0 })
}

/** Null until it is known. */
function useCaptionsCount(id: number): number | null {
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    let isCurrent = true
    void readFromPanel(`/captions?where[post][equals]=${id}&limit=1&depth=0`, countSchema).then(
      (found) => isCurrent && setCount(found?.totalDocs ?? null),
    )
    return () => void (isCurrent = false)
  }, [id])
  return count
}
