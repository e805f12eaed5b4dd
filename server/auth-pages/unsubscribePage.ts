import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { pageIn } from '#contracts/platform/sitePaths.ts'
import { msg } from '#contracts/shared/msg.ts'
import { html } from './html.ts'
import { renderPage } from './layout.ts'
import { messages, titled } from './messages.ts'
import { pageTexts } from './pageTexts.ts'
import { siteLook } from './siteLook.ts'

const TITLE = msg('Emails about new posts, and letters')

/** Only the button unsubscribes, because mail scanners open links, too. */
export function unsubscribePage(payload: Payload): RequestHandler {
  return async (request, response) => {
    const { error, notice, token } = request.query
    const texts = pageTexts(request)
    const { t } = texts
    const site = await siteLook(payload)
    const isAsking = typeof token === 'string' && token !== '' && !error && !notice
    const body = html`<h1>${t(TITLE)}</h1>
      ${messages(request.query, t)}
      ${
        isAsking
          ? html`<p>
                ${t('Press the button to stop emails about new posts and letters. Emails about your account and orders still come.')}
              </p>
              <form method="post" action="/api/unsubscribe">
                <input type="hidden" name="token" value="${token}" />
                <button>${t('Unsubscribe')}</button>
              </form>`
          : html`<p>${t('You can choose again at any time on your account page.')}</p>
              <p><a class="button" href="${pageIn(texts.language, '/account')}">${t('Open your account')}</a></p>`
      }
      <p><a href="${pageIn(texts.language, '/')}">${t('Go to the site')}</a></p>`
    response
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(renderPage(site, texts, { title: titled(t, TITLE, error), body }))
  }
}
