import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { pageIn } from '#contracts/platform/sitePaths.ts'
import { msg } from '#contracts/shared/msg.ts'
import type { Translate } from '#texts/textsIn.ts'
import { pageAfterSignIn } from '#endpoints/people/auth/pageAfterSignIn.ts'
import { createRequestContext } from '../http/createRequestContext.ts'
import { html, type Html } from './html.ts'
import { renderPage } from './layout.ts'
import { hiddenRedirect, messages, titled } from './messages.ts'
import { type PageTexts, pageTexts } from './pageTexts.ts'
import { redirectIn } from './redirectIn.ts'
import { siteLook } from './siteLook.ts'

const TITLE = msg('Confirm your email address')

/** Only the button confirms, because mail scanners open links, too. */
export function verifyEmailPage(payload: Payload): RequestHandler {
  return async (request, response) => {
    const { error, notice, token } = request.query
    const texts = pageTexts(request)
    const { t } = texts
    const req = await createRequestContext(payload, request, response)
    const { user } = req
    const redirect = redirectIn(texts.language, request.query['redirect'])
    const isDone = notice === 'email_confirmed' && user !== null
    const next = isDone ? await pageAfterSignIn(req, user, redirect) : '/'
    const site = await siteLook(payload)
    const isAsking = typeof token === 'string' && token !== '' && !error
    const body = html`<h1>${error === 'invalid_token' ? t('That link no longer works') : t(TITLE)}</h1>
      ${messages(request.query, t)}
      ${
        isDone
          ? html`<p><a class="button" href="${next}">${t('Continue')}</a></p>`
          : isAsking
            ? confirmForm(token, redirect, site.brand.name, t)
            : sendForm(user !== null, notice !== undefined, texts)
      }`
    response
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(renderPage(site, texts, { title: titled(t, TITLE, error), body }))
  }
}

const confirmForm = (token: string, redirect: string, siteName: string, t: Translate): Html =>
  html`<p>${t('Press the button to confirm that this address belongs to you and that you created the account.')}</p>
    <form method="post" action="/api/verify-email">
      <input type="hidden" name="token" value="${token}" />
      ${hiddenRedirect(redirect)}
      <fieldset>
        <legend>${t('Should we email you about new posts?')}</legend>
        <label><input type="radio" name="postEmails" value="at_once" /> ${t('At once')}</label>
        <label><input type="radio" name="postEmails" value="weekly" /> ${t('Once a week')}</label>
        <label><input type="radio" name="postEmails" value="none" checked /> ${t('No')}</label>
      </fieldset>
      <p class="muted">${t('You can change this at any time on your account page.')}</p>
      <button>${t('Confirm my address')}</button>
    </form>
    <p class="muted">
      ${t('If you didn’t create an account at {siteName}, close this page. Nothing will happen.', { siteName })}
    </p>`

function sendForm(isSignedIn: boolean, wasSent: boolean, { t, language }: PageTexts): Html {
  if (!isSignedIn)
    return html`<p>${t('Sign in to get a new link by email.')}</p>
      <p><a class="button" href="/api/login?redirect=%2Fapi%2Fverify-email">${t('Sign in')}</a></p>`
  return html`<p>
      ${wasSent ? t('Didn’t get it? Look in your spam folder, or try again.') : t('We can email you a new link.')}
    </p>
    <form method="post" action="/api/verify-email/send">
      <button>${t('Send me a link')}</button>
    </form>
    <p><a href="${pageIn(language, '/')}">${t('Go to the site')}</a></p>`
}
