'use client'
import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { Security as Facts } from '#contracts/people/account.ts'
import { call } from '#contracts/call.ts'
import { paths } from '#contracts/shared/paths.ts'
import { endOneSession } from '#contracts/routes/people/account.ts'
import { endSessionsOf, readSecurity, secondFactorReset } from '#contracts/routes/people/people.ts'
import { problemOf } from '../problemOf.ts'
import { ConfirmNotice } from './ConfirmNotice.tsx'
import { SessionTable } from './SessionTable.tsx'

export function Security() {
  const { id } = useDocumentInfo()
  const [facts, setFacts] = useState<Facts | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [running, setRunning] = useState(false)

  const read = useCallback(async () => {
    if (id === undefined) return
    // If the request fails, the page keeps its content.
    await call(readSecurity, { params: { id } }).then(setFacts, () => undefined)
  }, [id])
  useEffect(() => void read(), [read])

  const run = async (work: Promise<void>, done: string) => {
    setRunning(true)
    const problem = await problemOf(work)
    setRunning(false)
    setAsking(false)
    if (problem) toast.error(problem)
    else toast.success(done)
    await read()
  }

  if (id === undefined || !facts) return null
  const { hasRecentProof, isOwn, isSecondFactorOn, recoveryCodesLeft, sessions } = facts
  return (
    <section className="order-desk" aria-label="Sign-in" data-own={isOwn}>
      <h2>Sign-in</h2>
      <ConfirmNotice personId={id} hasRecentProof={hasRecentProof} />
      <p>
        {isSecondFactorOn
          ? `Two-step sign-in is on; ${recoveryCodesLeft} recovery codes are left.`
          : 'Two-step sign-in is off: only the password is needed to sign in.'}
      </p>
      {isOwn && <a href={`${paths.secondFactor}?redirect=/cms/account`}>Your two-step sign-in</a>}
      <SessionTable
        sessions={sessions}
        onEnd={
          isOwn ? (session) => run(call(endOneSession, { params: { id: session } }), 'Signed out on that device') : null
        }
      />
      <div className="order-confirm__buttons">
        {sessions.some(({ isCurrent }) => !isCurrent) && (
          <Button
            buttonStyle="secondary"
            disabled={running}
            onClick={() => void run(call(endSessionsOf, { params: { id } }), 'Signed out')}
          >
            {isOwn ? 'Sign out everywhere else' : 'Sign out everywhere'}
          </Button>
        )}
        {isSecondFactorOn && !isOwn && !isAsking && (
          <Button buttonStyle="secondary" onClick={() => setAsking(true)}>
            Turn off two-step sign-in
          </Button>
        )}
      </div>
      {isAsking && (
        <div className="order-confirm" role="group" aria-label="Turn off two-step sign-in">
          <p>
            Did you speak to this person yourself? Turning it off signs them out everywhere and emails them. Until they
            set it up again, they need only their password to sign in.
          </p>
          <div className="order-confirm__buttons">
            <Button
              disabled={running}
              onClick={() => void run(call(secondFactorReset, { params: { id } }), 'Two-step sign-in was turned off')}
            >
              Turn it off
            </Button>
            <Button buttonStyle="secondary" onClick={() => setAsking(false)}>
              Go back
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}
