import { ERRORS } from '#contracts/platform/errors.ts'
import { msg } from '#contracts/shared/msg.ts'
import type { Translate } from '#texts/textsIn.ts'
import { html, type Html } from './html.ts'

const NOTICES = new Map(
  Object.entries({
    password_changed: msg('Your new password is set. Please sign in with it.'),
    email_confirmed: msg('Thank you. Your email address is confirmed.'),
    email_changed: msg('Thank you. Your account has its new email address.'),
    email_change_undone: msg(
      'Your account has its old email address again. Check your email for a link to choose a new password.',
    ),
    sign_in_denied: msg(
      'Everyone is signed out, and the old password no longer works. Check your email for a link to choose a new one.',
    ),
    verify_link_sent: msg('Check your email. We’ve sent you a new link.'),
    second_factor_off: msg('Two-step sign-in is off.'),
    unsubscribed: msg('You no longer get emails about new posts or letters.'),
    news_requested: msg('Check your email, and press the link in it. Nothing is sent without that press.'),
    news_confirmed: msg('Thank you. You get emails about new posts from now on.'),
    session_expired: msg('Your session has expired. Please sign in again.'),
  }),
)

/** The query names a message by its code; its own text is never shown. */
export function messages(query: Record<string, unknown>, t: Translate): Html {
  const code = query['error']
  const wait = Number(query['wait'])
  const problem = problemOf(code, query['field'])
  const notice = typeof query['notice'] === 'string' ? NOTICES.get(query['notice']) : undefined
  const again = Number.isSafeInteger(wait) && wait > 0 ? ` ${tryAgain(wait, t)}` : ''
  return html`${notice && html`<p class="notice" role="status">${t(notice)}</p>`}
  ${problem && html`<p class="problem" role="alert">${t(problem)}${again}</p>`}`
}

export const isFormField = (field: string): boolean => Object.hasOwn(FIELDS, field)

const FIELDS: Record<string, string> = {
  email: msg('Please enter a valid email address'),
  password: msg('Please use 8 to 128 characters for the password'),
  firstName: msg('First name is required, at most 80 characters'),
  lastName: msg('Last name is required, at most 80 characters'),
  code: msg('Please enter the code'),
}

function problemOf(code: unknown, field: unknown): string | null {
  if (typeof code !== 'string' || !Object.hasOwn(ERRORS, code)) return null
  if (code === 'invalid_input' && typeof field === 'string' && Object.hasOwn(FIELDS, field))
    return FIELDS[field] ?? null
  return ERRORS[code as keyof typeof ERRORS].message
}

function tryAgain(seconds: number, t: Translate): string {
  if (seconds < 90) return t('Try again in {seconds, plural, one {# second} other {# seconds}}.', { seconds })
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 5400) return t('Try again in {minutes, plural, one {# minute} other {# minutes}}.', { minutes })
  return t('Try again in {hours, plural, one {# hour} other {# hours}}.', { hours: Math.ceil(seconds / 3600) })
}

/** What the forms and links of the account pages pass on: where to go afterwards, and how the visitor came here. */
export type Carried = { redirect: string; visit: string | null }

export const hiddenCarried = ({ redirect, visit }: Carried): Html =>
  html`${hiddenRedirect(redirect)} ${visit !== null && html`<input type="hidden" name="visit" value="${visit}" />`}`

export function carriedQuery({ redirect, visit }: Carried): string {
  if (visit === null) return redirectQuery(redirect)
  const query = new URLSearchParams({ ...(redirect !== '/' && { redirect }), visit })
  return `?${query.toString()}`
}

export const hiddenRedirect = (redirect: string): Html | false =>
  redirect !== '/' && html`<input type="hidden" name="redirect" value="${redirect}" />`
export const redirectQuery = (redirect: string): string =>
  redirect === '/' ? '' : `?redirect=${encodeURIComponent(redirect)}`

/** @param title in English. */
export const titled = (t: Translate, title: string, error: unknown): string =>
  error ? t('Error: {title}', { title: t(title) }) : t(title)
