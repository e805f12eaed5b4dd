import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { createRequestContext } from '../http/createRequestContext.ts'
import { html, type Html } from './html.ts'
import { renderPage } from './layout.ts'
import { messages } from './messages.ts'
import { siteLook } from './siteLook.ts'

const TITLE = 'Confirm your email address'

/** Only the button confirms, because mail scanners open links, too. */
export function verifyEmailPage(payload: Payload): RequestHandler {
  return async (request, response) => {
    const { error, notice, token } = request.query
    const { user } = await createRequestContext(payload, request, response)
    const site = await siteLook(payload)
    const isAsking = typeof token === 'string' && token !== '' && !error
    const body = html`<h1>${error === 'invalid_token' ? 'That link no longer works' : TITLE}</h1>
      ${messages(request.query)}
      ${isAsking ? confirmForm(token, site.brand.name) : sendForm(user !== null, notice !== undefined)}`
    response
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(renderPage(site, { title: error ? `Error: ${TITLE}` : TITLE, body }))
  }
}

const confirmForm = (token: string, siteName: string): Html =>
  html`<p>Press the button to confirm that this address belongs to you and that you created the account.</p>
    <form method="post" action="/api/verify-email">
      <input type="hidden" name="token" value="${token}" />
      <fieldset>
        <legend>Should we email you about new posts?</legend>
        <label><input type="radio" name="postEmails" value="at_once" /> At once</label>
        <label><input type="radio" name="postEmails" value="weekly" /> Once a week</label>
        <label><input type="radio" name="postEmails" value="none" checked /> No</label>
      </fieldset>
      <p class="muted">You can change this at any time on your account page.</p>
      <button>Confirm my address</button>
    </form>
    <p class="muted">If you didn’t create an account at ${siteName}, close this page. Nothing will happen.</p>`

function sendForm(isSignedIn: boolean, wasSent: boolean): Html {
  if (!isSignedIn)
    return html`<p>Sign in to get a new link by email.</p>
      <p><a class="button" href="/api/login?redirect=%2Fapi%2Fverify-email">Sign in</a></p>`
  return html`<p>
      ${wasSent ? 'Didn’t get it? Look in your spam folder, or try again.' : 'We can email you a new link.'}
    </p>
    <form method="post" action="/api/verify-email/send">
      <button>Send me a link</button>
    </form>
    <p><a href="/">Go to the site</a></p>`
}
