'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { useText } from '../../platform/view/useText.ts'
import { ACTIONS, type Action, moderateReviews } from './moderateReviews.ts'

export function useReviewModeration(): {
  running: boolean
  decide: (ids: number[], action: Action) => Promise<void>
} {
  const t = useText()
  const [running, setRunning] = useState(false)
  const router = useRouter()
  const decide = async (ids: number[], action: Action) => {
    setRunning(true)
    const problem = await moderateReviews(ids, action)
    setRunning(false)
    if (problem) toast.error(problem)
    else toast.success(t(ACTIONS[action].done))
    router.refresh()
  }
  return { running, decide }
}
