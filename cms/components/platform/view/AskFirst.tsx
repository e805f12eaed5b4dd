import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { type ReactNode, useState } from 'react'
import { problemOf } from './problemOf.ts'
import { useText } from './useText.ts'

type AskFirstProps = {
  /** The name of the group of the button. */
  group: string
  label: string
  /** Of the button that does it; `label` unless given. */
  confirm?: string
  send: () => Promise<unknown>
  /** The message once it is done. */
  done: string
  /** What will happen, or fields for it. */
  children: ReactNode
}

/** A button that says what will happen before it does it. */
export function AskFirst({ group, label, confirm = label, send, done, children }: AskFirstProps) {
  const [isAsking, setAsking] = useState(false)
  const [isRunning, setRunning] = useState(false)
  const router = useRouter()
  const t = useText()

  async function run() {
    setRunning(true)
    const problem = await problemOf(send())
    setRunning(false)
    if (problem) {
      toast.error(problem)
      return
    }
    toast.success(done)
    setAsking(false)
    router.refresh()
  }

  return (
    <div className="order-actions">
      <div className="moderation" role="group" aria-label={group}>
        <button type="button" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
          {label}
        </button>
      </div>
      {isAsking && (
        <div className="order-confirm" role="group" aria-label={label}>
          {children}
          <div className="order-confirm__buttons">
            <Button disabled={isRunning} onClick={() => void run()}>
              {confirm}
            </Button>
            <Button buttonStyle="secondary" onClick={() => setAsking(false)}>
              {t('Go back')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
