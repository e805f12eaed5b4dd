import { serverPageIn } from '#endpoints/people/auth/serverPageIn.ts'
import type { Filled } from './formMemory.ts'
import { html, type Html } from './html.ts'
import { hiddenRedirect, messages, redirectQuery } from './messages.ts'
import type { PageTexts } from './pageTexts.ts'
import { redirectIn } from './redirectIn.ts'

type Query = Record<string, unknown> & { filled: Filled; texts: PageTexts }

export function askForCode(query: Query): Html {
  const { t, language } = query.texts
  const redirect = redirectIn(language, query['redirect'])
  return html`<h1>${t('Sign in with a code')}</h1>
    ${messages(query, t)}
    <p>${t('We email you six digits. You don’t need your password.')}</p>
    <form method="post" action="/api/login/email">
      ${hiddenRedirect(redirect)}
      <label for="email">${t('Email')}</label>
      <input
        id="email"
        name="email"
        type="email"
        autocomplete="username"
        maxlength="254"
        required
        value="${query.filled.email ?? ''}"
      />
      <button>${t('Email me a code')}</button>
    </form>
    <p><a href="/api/login${redirectQuery(redirect)}">${t('Back to sign in')}</a></p>`
}

export function enterCode(query: Query): Html {
  const { t, language } = query.texts
  return html`<h1>${t('Check your email')}</h1>
    ${messages(query, t)}
    <p>
      ${t('If that address has an account, we’ve sent it a code. An address that was never confirmed gets a link to a new password instead.')}
    </p>
    <form method="post" action="${serverPageIn(language, '/api/login/email/code')}">
      <label for="code">${t('Code')}</label>
      <input
        id="code"
        name="code"
        inputmode="numeric"
        autocomplete="one-time-code"
        maxlength="12"
        required
        aria-describedby="code-help"
      />
      <p id="code-help" class="muted">
        ${t('Six digits. The code works once, in this browser, and expires in 10 minutes.')}
      </p>
      <button>${t('Sign in')}</button>
    </form>
    <p><a href="${serverPageIn(language, '/api/login/email')}">${t('Send another code')}</a></p>
    <p><a href="${serverPageIn(language, '/api/login')}">${t('Sign in with your password')}</a></p>`
}
