'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import { paths } from '#contracts/shared/paths.ts'
import { ROLE_LABELS, ROLES, type Role } from '#contracts/platform/roles.ts'
import { inviteEmployee } from '#contracts/routes/people/people.ts'
import { useText } from '../../platform/view/useText.ts'
import { type Invitation, forgetInvitation, keepInvitation, keptInvitation } from './keptInvitation.ts'

const CONFIRM = `${paths.confirmPassword}?redirect=${encodeURIComponent('/cms/collections/users#invite')}`

/** Above the list of people. The person chooses the password, by a link in an email. */
export function InviteEmployee() {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const details = useRef<HTMLDetailsElement>(null)
  const router = useRouter()
  const t = useText()
  const [isSending, setSending] = useState(false)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [needsProof, setNeedsProof] = useState(false)

  // The search leads here, and so does the confirmation of who invites.
  useEffect(() => {
    if (window.location.hash !== '#invite' || !details.current) return
    details.current.open = true
    const kept = keptInvitation()
    for (const [name, value] of Object.entries(kept ?? {})) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
    }
    if (kept) form.current?.querySelector('button')?.focus()
  }, [])

  async function invite(fields: FormData) {
    const text = (name: string) => {
      const typed = fields.get(name)
      return typeof typed === 'string' ? typed : ''
    }
    const [email, firstName, lastName] = [text('email'), text('firstName'), text('lastName')]
    const invitation: Invitation = { email, firstName, lastName, role: text('role') as Role }
    setSending(true)
    setNeedsProof(false)
    setProblems({})
    try {
      await call(inviteEmployee, { input: invitation })
      form.current?.reset()
      forgetInvitation()
      toast.success(t('The invitation is on its way to {address}.', { address: invitation.email }))
      router.refresh()
    } catch (error) {
      setProblems(error instanceof ApiError ? error.fieldErrors : {})
      const isUnproved = error instanceof ApiError && error.code === 'password_needed'
      if (isUnproved) keepInvitation(invitation)
      setNeedsProof(isUnproved)
      toast.error(serverMessage(error, t('The site cannot be reached. Please try again.')))
    }
    setSending(false)
  }

  const field = (name: string, label: string, type = 'text') => (
    <div className="setting">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        id={`${id}-${name}`}
        name={name}
        type={type}
        autoComplete="off"
        aria-invalid={problems[name] !== undefined}
        aria-describedby={problems[name] ? `${id}-${name}-problem` : undefined}
      />
      {problems[name] && (
        <p id={`${id}-${name}-problem`} className="setting__problem">
          {problems[name]}
        </p>
      )}
    </div>
  )

  return (
    <details id="invite" ref={details}>
      <summary>{t('Invite an employee')}</summary>
      <form
        ref={form}
        className="settings"
        noValidate
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault()
          void invite(new FormData(event.currentTarget))
        }}
      >
        {field('email', t('Email'), 'email')}
        {field('firstName', t('First name'))}
        {field('lastName', t('Last name'))}
        <div className="setting">
          <label htmlFor={`${id}-role`}>{t('Role')}</label>
          <select id={`${id}-role`} name="role" defaultValue="editor">
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {t(ROLE_LABELS[role])}
              </option>
            ))}
          </select>
          <p>{t('They get an email with a link, choose a password, and set up two-step sign-in.')}</p>
        </div>
        {needsProof && (
          <p role="alert">
            {t('Before you invite someone,')} <a href={CONFIRM}>{t('confirm that it’s you')}</a>.
          </p>
        )}
        <Button type="submit" disabled={isSending}>
          {t('Send invitation')}
        </Button>
      </form>
    </details>
  )
}
