import { toast, useRouteTransition } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { call } from '#contracts/call.ts'
import type { BeginPostInput } from '#contracts/content/posts.ts'
import { beginPost } from '#contracts/routes/content/posts.ts'
import { problemOf } from '../../platform/view/problemOf.ts'

/** Stores a draft and opens its form. */
export function useBeginPost(): { begin: (input: BeginPostInput) => Promise<void>; isRunning: boolean } {
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  const [isRunning, setRunning] = useState(false)

  async function begin(input: BeginPostInput) {
    setRunning(true)
    const answer = call(beginPost, { input })
    const problem = await problemOf(answer)
    if (problem !== null) {
      setRunning(false)
      return void toast.error(problem)
    }
    const { id } = await answer
    startRouteTransition(() => router.push(`/cms/collections/posts/${id}`))
  }

  return { begin, isRunning }
}
