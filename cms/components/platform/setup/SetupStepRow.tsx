'use client'
import { Button, Link, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#contracts/call.ts'
import { checkSetup } from '#contracts/routes/operations/setup.ts'
import type { SetupFinding, SetupStep } from '#contracts/operations/setup.ts'
import { messageIn } from '../view/problemOf.ts'
import { msg, textIn } from '../view/textIn.ts'

type SetupStepRowProps = { step: SetupStep; title: string; href?: string; action?: string; startsOpen: boolean }

const WORDS = {
  done: msg('Done'),
  open: msg('To do'),
  failed: msg('Doesn’t work'),
  checking: msg('Checking…'),
}

/** Checked as soon as the list is opened, and again by its button. */
export function SetupStepRow({ step, title, href, action, startsOpen }: SetupStepRowProps) {
  const { language } = useTranslation().i18n
  const t = textIn(language)
  const [finding, setFinding] = useState<SetupFinding | null>(null)
  const row = useRef<HTMLLIElement>(null)

  const check = useCallback(async () => {
    setFinding(null)
    try {
      setFinding(await call(checkSetup, { params: { step } }))
    } catch (error) {
      setFinding({ state: 'failed', text: messageIn(error, language) })
    }
  }, [step, language])

  useEffect(() => {
    if (startsOpen) void check()
    const list = row.current?.closest('details')
    const handleToggle = () => list?.open && void check()
    if (!startsOpen) list?.addEventListener('toggle', handleToggle, { once: true })
    return () => list?.removeEventListener('toggle', handleToggle)
  }, [check, startsOpen])

  const state = finding?.state ?? 'checking'
  return (
    <li ref={row} data-state={state}>
      <strong>{t(title)}</strong>
      <span className="setup__state">{t(WORDS[state])}</span>
      <p aria-live="polite">{finding?.text}</p>
      <div className="setup__actions">
        {href && action && state !== 'done' && <Link href={href}>{t(action)}</Link>}
        {finding && state !== 'done' && (
          <Button buttonStyle="none" margin={false} onClick={() => void check()}>
            {t('Check again')}
          </Button>
        )}
      </div>
    </li>
  )
}
