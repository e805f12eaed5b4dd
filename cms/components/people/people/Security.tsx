'use client'
import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { Security as Facts } from '#contracts/people/account.ts'
import { call } from '#contracts/call.ts'
import { paths } from '#contracts/shared/paths.ts'
import { endOneSession } from '#contracts/routes/people/account.ts'
import { endSessionsOf, readSecurity, secondFactorReset } from '#contracts/routes/people/people.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { useText } from '../../platform/view/useText.ts'
import { ConfirmNotice } from './ConfirmNotice.tsx'
import { SessionTable } from './SessionTable.tsx'

export function Security() {
  const { id } = useDocumentInfo()
  const t = useText()
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
    <section className="order-desk" aria-label={t('Sign-in')} data-own={isOwn}>
      <h2>{t('Sign-in')}</h2>
      <ConfirmNotice personId={id} hasRecentProof={hasRecentProof} />
      <p>
        {isSecondFactorOn
          ? t(
              recoveryCodesLeft === 1
                ? 'Two-step sign-in is on; {count} recovery code is left.'
                : 'Two-step sign-in is on; {count} recovery codes are left.',
              { count: recoveryCodesLeft },
            )
          : t('Two-step sign-in is off: only the password is needed to sign in.')}
      </p>
      {isOwn && <a href={`${paths.secondFactor}?redirect=/cms/account`}>{t('Your two-step sign-in')}</a>}
      <SessionTable
        sessions={sessions}
        onEnd={
          isOwn
            ? (session) => run(call(endOneSession, { params: { id: session } }), t('Signed out on that device'))
            : null
        }
      />
      <div className="order-confirm__buttons">
        {sessions.some(({ isCurrent }) => !isCurrent) && (
          <Button
            buttonStyle="secondary"
            disabled={running}
            onClick={() => void run(call(endSessionsOf, { params: { id } }), t('Signed out'))}
          >
            {t(isOwn ? 'Sign out everywhere else' : 'Sign out everywhere')}
          </Button>
        )}
        {isSecondFactorOn && !isOwn && !isAsking && (
          <Button buttonStyle="secondary" onClick={() => setAsking(true)}>
            {t('Turn off two-step sign-in')}
          </Button>
        )}
      </div>
      {isAsking && (
        <div className="order-confirm" role="group" aria-label={t('Turn off two-step sign-in')}>
          <p>
            {t(
              'Did you speak to this person yourself? Turning it off signs them out everywhere and emails them. Until they set it up again, they need only their password to sign in.',
            )}
          </p>
          <div className="order-confirm__buttons">
            <Button
              disabled={running}
              onClick={() =>
                void run(call(secondFactorReset, { params: { id } }), t('Two-step sign-in was turned off'))
              }
            >
              {t('Turn it off')}
            </Button>
            <Button buttonStyle="secondary" onClick={() => setAsking(false)}>
              {t('Go back')}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}
