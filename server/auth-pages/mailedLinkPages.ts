import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { pageIn } from '#contracts/platform/sitePaths.ts'
import { msg } from '#contracts/shared/msg.ts'
import { html } from './html.ts'
import { renderPage } from './layout.ts'
import { messages, titled } from './messages.ts'
import { pageTexts } from './pageTexts.ts'
import { siteLook } from './siteLook.ts'

const ACCOUNT = { href: '/account', label: msg('Open your account') }

type Words = {
  title: string
  /** The title after the press, if it is another one. */
  done?: string
  explanation: string
  path: string
  button: string
  otherwise: string
  /** Where to go with a link that no longer works; the account, also after the press, by default. */
  onward?: { href: string; label: string }
}

export const denySignInPage = linkPage({
  title: msg('Was this you?'),
  done: msg('Your account is yours again'),
  explanation: msg(
    'Press the button if you didn’t sign in. Everyone is signed out, the password stops working, and we email you a link to choose a new one.',
  ),
  path: '/api/deny-sign-in',
  button: msg('This wasn’t me'),
  otherwise: msg('If it was you, close this page. Nothing will happen.'),
  onward: { href: '/api/forgot-password', label: msg('Choose a new password') },
})

export const changeEmailPage = linkPage({
  title: msg('Change your email address'),
  explanation: msg(
    'Press the button to use this address for your account from now on. You’ll be signed out on your other devices.',
  ),
  path: '/api/change-email',
  button: msg('Use this address'),
  otherwise: msg('If you didn’t ask for this, close this page. Nothing will happen.'),
})

export const undoEmailChangePage = linkPage({
  title: msg('Undo the change of your email address'),
  explanation: msg(
    'Press the button to get your account back. Everyone is signed out, the password stops working, and we email this address a link to choose a new one.',
  ),
  path: '/api/undo-email-change',
  button: msg('This wasn’t me: undo it'),
  otherwise: msg('If you changed the address yourself, close this page. Nothing will happen.'),
})

/** Only the button does it, because mail scanners open links, too. */
function linkPage({ title: asked, done = asked, explanation, path, button, otherwise, onward = ACCOUNT }: Words) {
  return (payload: Payload): RequestHandler =>
    async (request, response) => {
      const { error, notice, token } = request.query
      const texts = pageTexts(request)
      const { t } = texts
      const title = notice ? done : asked
      const site = await siteLook(payload)
      const isAsking = typeof token === 'string' && token !== '' && !error && !notice
      const body = html`<h1>${error === 'invalid_token' ? t('That link no longer works') : t(title)}</h1>
        ${messages(request.query, t)}
        ${
          isAsking &&
          html`<p>${t(explanation)}</p>
            <form method="post" action="${path}">
              <input type="hidden" name="token" value="${token}" />
              <button>${t(button)}</button>
            </form>
            <p class="muted">${t(otherwise)}</p>`
        }
        ${!isAsking && (error || onward === ACCOUNT) && html`<p><a class="button" href="${pageIn(texts.language, onward.href)}">${t(onward.label)}</a></p>`}
        <p><a href="${pageIn(texts.language, '/')}">${t('Go to the site')}</a></p>`
      response
        .set('Cache-Control', 'no-store')
        .type('html')
        .send(renderPage(site, texts, { title: titled(t, title, error), body }))
    }
}
