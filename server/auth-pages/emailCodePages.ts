import { safeRedirect } from '#endpoints/safeRedirect.ts'
import type { Filled } from './formMemory.ts'
import { html, type Html } from './html.ts'
import { hiddenRedirect, messages, redirectQuery } from './messages.ts'

type Query = Record<string, unknown> & { filled: Filled }

export function askForCode(query: Query): Html {
  const redirect = safeRedirect(query['redirect'])
  return html`<h1>Sign in with a code</h1>
    ${messages(query)}
    <p>We email you six digits. You don’t need your password.</p>
    <form method="post" action="/api/login/email">
      ${hiddenRedirect(redirect)}
      <label for="email">Email</label>
      <input
        id="email"
        name="email"
        type="email"
        autocomplete="username"
        maxlength="254"
        required
        value="${query.filled.email ?? ''}"
      />
      <button>Email me a code</button>
    </form>
    <p><a href="/api/login${redirectQuery(redirect)}">Back to sign in</a></p>`
}

export function enterCode(query: Query): Html {
  return html`<h1>Check your email</h1>
    ${messages(query)}
    <p>
      If that address has an account, we’ve sent it a code. An address that was never confirmed gets a link to a new
      password instead.
    </p>
    <form method="post" action="/api/login/email/code">
      <label for="code">Code</label>
      <input
        id="code"
        name="code"
        inputmode="numeric"
        autocomplete="one-time-code"
        maxlength="12"
        required
        aria-describedby="code-help"
      />
      <p id="code-help" class="muted">Six digits. The code works once, in this browser, and expires in 10 minutes.</p>
      <button>Sign in</button>
    </form>
    <p><a href="/api/login/email">Send another code</a></p>
    <p><a href="/api/login">Sign in with your password</a></p>`
}
