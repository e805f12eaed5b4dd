import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import QRCode from 'qrcode'
import { row, sql } from '#database/sql.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import { openSecret } from '#domain/people/people/secondFactor/keys.ts'
import { isBegunBy, readSecondFactor } from '#domain/people/people/secondFactor/readSecondFactor.ts'
import { addressOf } from '#domain/people/people/secondFactor/totp.ts'
import type { Req } from '#domain/platform/Req.ts'
import { serverPageIn } from '#endpoints/people/auth/serverPageIn.ts'
import type { PageResult } from '#endpoints/HttpResult.ts'
import { safeRedirect } from '#endpoints/safeRedirect.ts'
import type { Translate } from '#texts/textsIn.ts'
import { createRequestContext } from '../http/createRequestContext.ts'
import { confirmPasswordPage } from './confirmPasswordPage.ts'
import { codeField, passwordField } from './fields.ts'
import { Html, html } from './html.ts'
import { renderPage } from './layout.ts'
import { changeEmailPage, denySignInPage, undoEmailChangePage } from './mailedLinkPages.ts'
import { hiddenRedirect, messages, titled } from './messages.ts'
import { pageTexts, type PageTexts } from './pageTexts.ts'
import { siteLook, type Look } from './siteLook.ts'
import { newsPage } from './newsPage.ts'
import { unsubscribePage } from './unsubscribePage.ts'
import { verifyEmailPage } from './verifyEmailPage.ts'

const PAGE = '/second-factor'

/** GET pages. A rejected form is shown again on the path it was posted to. */
export function securityPages(payload: Payload): Record<string, RequestHandler> {
  const settings = settingsPage(payload)
  const news = newsPage(payload)
  return {
    '/login/code': async (request, response) => {
      const page = codePage(await siteLook(payload), pageTexts(request), request.query)
      response.set('Cache-Control', 'no-store').type('html').send(page)
    },
    [PAGE]: settings,
    [`${PAGE}/begin`]: settings,
    [`${PAGE}/confirm`]: settings,
    [`${PAGE}/remove`]: settings,
    [`${PAGE}/recovery-codes`]: settings,
    '/verify-email': verifyEmailPage(payload),
    '/confirm-password': confirmPasswordPage(payload),
    '/change-email': changeEmailPage(payload),
    '/undo-email-change': undoEmailChangePage(payload),
    '/deny-sign-in': denySignInPage(payload),
    '/unsubscribe': unsubscribePage(payload),
    '/news': news,
    '/news/confirm': news,
  }
}

export function renderPageResult(
  site: Look,
  texts: PageTexts,
  { facts: { recoveryCodes, redirect } }: PageResult,
): string {
  const { t } = texts
  return renderPage(site, texts, {
    title: t('Your recovery codes'),
    body: html`<h1>${t('Your recovery codes')}</h1>
      <p>
        ${t('Each of these codes signs you in once when you don’t have your phone. Store them somewhere other than your phone:')}
      </p>
      <ol class="codes">
        ${recoveryCodes.map((code) => html`<li>${code}</li>`)}
      </ol>
      <p class="muted">${t('We show them only once. You can make new codes anytime.')}</p>
      <a class="button" href="${redirect}">${t('I’ve saved them')}</a>`,
  })
}

function codePage(site: Look, texts: PageTexts, query: Record<string, unknown>): string {
  const { t, language } = texts
  return renderPage(site, texts, {
    title: titled(t, 'Enter your code', query['error']),
    body: html`<h1>${t('Enter your code')}</h1>
      ${messages(query, t)}
      <form method="post" action="${serverPageIn(language, '/api/login/code')}">
        ${codeField(t, t('From your authenticator app, or one of your recovery codes.'))}
        <button>${t('Sign in')}</button>
      </form>
      <p><a href="${serverPageIn(language, '/api/login')}">${t('Sign in as someone else')}</a></p>`,
  })
}

function settingsPage(payload: Payload): RequestHandler {
  return async (request, response) => {
    const req = await createRequestContext(payload, request, response)
    const { user } = req
    const texts = pageTexts(request)
    const { t } = texts
    const redirect = safeRedirect(request.query['redirect'])
    if (!user) {
      const back = redirect === '/' ? `/api${PAGE}` : `/api${PAGE}?redirect=${encodeURIComponent(redirect)}`
      return response.redirect(303, `/api/login?redirect=${encodeURIComponent(back)}`)
    }
    const look = await siteLook(payload)
    const body = html`<h1>${t('Two-step sign-in')}</h1>
      ${messages(request.query, t)} ${await settingsOf(req, user, look.brand.name, redirect, t)}
      <p><a href="${redirect}">${redirect === '/' ? t('Go to the site') : t('Back')}</a></p>`
    const title = titled(t, 'Two-step sign-in', request.query['error'])
    response
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(renderPage(look, texts, { title, body, isEmployeePage: user.isEmployee || user.owesSecondFactor }))
  }
}

async function settingsOf(req: Req, user: Actor, siteName: string, redirect: string, t: Translate): Promise<Html> {
  const [factor, account] = await Promise.all([
    readSecondFactor(req.pool, user.id),
    row(
      req.pool,
      sql<{ hasPassword: boolean; isConfirmed: boolean }>`
        select hash is not null as "hasPassword", email_verified_at is not null as "isConfirmed"
        from users where id = ${user.id}`,
    ),
  ])
  const hasPassword = account?.hasPassword === true
  if (factor?.isOn) return changeForms(factor.recoveryCodesLeft, hasPassword, t)
  if (!account?.isConfirmed) return confirmFirst(user, t)
  const secret = isBegunBy(factor, user.sessionId, req.now) ? openSecret(req, user.id, factor.secret) : null
  if (!secret) return beginForm(user.owesSecondFactor, redirect, t)
  return confirmForm(secret, addressOf(secret, user.email, siteName), hasPassword, redirect, t)
}

function confirmFirst({ email, owesSecondFactor }: Actor, t: Translate): Html {
  return html`${owesSecondFactor && html`<p class="notice" role="status">${t('Employees must set this up first.')}</p>`}
    <p>
      ${t('Please confirm your email address before you set this up. Open the link we sent to {email}.', { email })}
    </p>
    <form method="post" action="/api/verify-email/send">
      <button>${t('Send me the link again')}</button>
    </form>`
}

function beginForm(isOwed: boolean, redirect: string, t: Translate): Html {
  return html`${isOwed && html`<p class="notice" role="status">${t('Employees must set this up before they continue.')}</p>`}
    <p>
      ${t('After your password, you enter a code from your phone. Someone who knows only your password can’t sign in. You need an authenticator app, such as the one in your password manager.')}
    </p>
    <form method="post" action="/api${PAGE}/begin">
      ${hiddenRedirect(redirect)}
      <button>${t('Set it up')}</button>
    </form>`
}

async function confirmForm(
  secret: string,
  address: string,
  hasPassword: boolean,
  redirect: string,
  t: Translate,
): Promise<Html> {
  const picture = await QRCode.toString(address, { type: 'svg', margin: 0 })
  return html`<p>${t('Scan this with your authenticator app:')}</p>
    <div class="qr" role="img" aria-label="${t('QR code for your authenticator app')}">${new Html(picture)}</div>
    <p class="muted">${t('Or enter this secret:')}</p>
    <p class="secret">${secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
    <form method="post" action="/api${PAGE}/confirm">
      ${hiddenRedirect(redirect)} ${codeField(t, t('The six digits the app shows now.'))}
      ${hasPassword && passwordField(t)}
      <button>${t('Turn it on')}</button>
    </form>`
}

function changeForms(recoveryCodesLeft: number, hasPassword: boolean, t: Translate): Html {
  return html`<p class="notice">
      ${t('Two-step sign-in is on. You have {codes, plural, one {# recovery code} other {# recovery codes}} left.', {
        codes: recoveryCodesLeft,
      })}
    </p>
    <h2>${t('New recovery codes')}</h2>
    <form method="post" action="/api${PAGE}/recovery-codes">
      ${hasPassword && passwordField(t, 'renew-password')}
      ${codeField(t, t('From the app, or a recovery code. Your old codes will stop working.'), 'renew')}
      <button>${t('Make new codes')}</button>
    </form>
    <h2>${t('Turn it off')}</h2>
    <form method="post" action="/api${PAGE}/remove">
      ${hasPassword && passwordField(t)} ${codeField(t, t('From the app, or a recovery code.'), 'remove')}
      <button>${t('Turn it off')}</button>
    </form>`
}
