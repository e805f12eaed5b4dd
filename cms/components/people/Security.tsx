'use client'
import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { Security as Facts } from '#contracts/account.ts'
import { call } from '#contracts/call.ts'
import { paths } from '#contracts/paths.ts'
import { endOneSession } from '#contracts/routes/account.ts'
import { endSessionsOf, readSecurity, secondFactorReset } from '#contracts/routes/people.ts'
import { problemOf } from '../problemOf.ts'
import { ConfirmNotice } from './ConfirmNotice.tsx'
import { SessionTable } from './SessionTable.tsx'

/** How a person's account is guarded, and what a colleague may do about it. */
export function Security() {
  const { id } = useDocumentInfo()
  const [facts, setFacts] = useState<Facts | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [running, setRunning] = useState(false)

  const read = useCallback(async () => {
    if (id === undefined) return
    // Without an answer the page shows what it showed before.
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
    <section className="order-desk" aria-label="Sign-in">
      <h2>Sign-in</h2>
      <ConfirmNotice personId={id} hasRecentProof={hasRecentProof} />
      <p>
        {isSecondFactorOn
          ? `Two-step sign-in is on; ${recoveryCodesLeft} recovery codes are left.`
          : 'Two-step sign-in is off: the password alone opens the account.'}
      </p>
      {isOwn && <a href={`${paths.secondFactor}?redirect=/cms/account`}>Your two-step sign-in</a>}
      <SessionTable
        sessions={sessions}
        onEnd={isOwn ? (session) => run(call(endOneSession, { params: { id: session } }), 'Signed out there') : null}
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
            Take off two-step sign-in
          </Button>
        )}
      </div>
      {isAsking && (
        <div className="order-confirm" role="group" aria-label="Take off two-step sign-in">
          <p>
            Did you speak to them yourself? They are signed out everywhere, their password alone opens the account until
            they set it up again, and a mail tells them.
          </p>
          <div className="order-confirm__buttons">
            <Button
              disabled={running}
              onClick={() => void run(call(secondFactorReset, { params: { id } }), 'Two-step sign-in is off for them')}
            >
              Take it off
            </Button>
            <Button buttonStyle="secondary" onClick={() => setAsking(false)}>
              Leave it
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}
