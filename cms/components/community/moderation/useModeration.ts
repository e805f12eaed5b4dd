'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { useText } from '../../platform/view/useText.ts'
import { ACTIONS, type Action, moderate, type Reason } from './moderate.ts'

type Decide = (ids: number[], action: Action, reason?: Reason) => Promise<boolean>

/** `decide` resolves to whether it was done. */
export function useModeration(): { running: boolean; decide: Decide } {
  const t = useText()
  const [running, setRunning] = useState(false)
  const router = useRouter()
  const decide: Decide = async (ids, action, reason) => {
    setRunning(true)
    const problem = await moderate(ids, action, reason)
    setRunning(false)
    if (problem) toast.error(problem)
    else toast.success(t(ACTIONS[action].done))
    router.refresh()
    return problem === null
  }
  return { running, decide }
}
