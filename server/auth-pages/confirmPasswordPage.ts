import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { requiredProof } from '#domain/people/people/recentProof.ts'
import { safeRedirect } from '#endpoints/safeRedirect.ts'
import { env } from '#env'
import { msg } from '#contracts/shared/msg.ts'
import type { Translate } from '#texts/textsIn.ts'
import { createRequestContext } from '../http/createRequestContext.ts'
import { codeField, passwordField } from './fields.ts'
import { html, type Html } from './html.ts'
import { renderPage } from './layout.ts'
import { hiddenRedirect, messages, redirectQuery, titled } from './messages.ts'
import { pageTexts } from './pageTexts.ts'
import { siteLook } from './siteLook.ts'

const TITLE = msg('Confirm that it’s you')

export function confirmPasswordPage(payload: Payload): RequestHandler {
  return async (request, response) => {
    const { user, pool } = await createRequestContext(payload, request, response)
    const redirect = safeRedirect(request.query['redirect'])
    const own = `/api/confirm-password${redirectQuery(redirect)}`
    if (!user) return response.redirect(303, `/api/login?redirect=${encodeURIComponent(own)}`)
    const texts = pageTexts(request)
    const { t } = texts
    const asked = await requiredProof(pool, user.id)
    const body = html`<h1>${t(TITLE)}</h1>
      ${messages(request.query, t)}
      <p>
        ${t('You’re about to change how someone signs in. We ask again in case someone else is using your browser.')}
      </p>
      ${formFor(asked, request.query['error'] === 'sign_in_needed', redirect, own, t)}
      <p><a href="${redirect}">${t('Cancel')}</a></p>`
    response
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(
        renderPage(await siteLook(payload), texts, {
          title: titled(t, TITLE, request.query['error']),
          body,
          isEmployeePage: user.isEmployee || user.owesSecondFactor,
        }),
      )
  }
}

function formFor(
  asked: 'code' | 'password' | 'sign-in',
  isTooOld: boolean,
  redirect: string,
  own: string,
  t: Translate,
): Html {
  if (asked === 'sign-in' && isTooOld && env().OIDC_ISSUER)
    return html`<p><a class="button" href="/api/login/oidc${redirectQuery(own)}">${t('Sign in again')}</a></p>`
  return html`<form method="post" action="/api/confirm-password">
    ${hiddenRedirect(redirect)} ${asked === 'code' && codeField(t, t('From the app, or a recovery code.'))}
    ${asked === 'password' && passwordField(t)}
    <button>${t('Continue')}</button>
  </form>`
}
