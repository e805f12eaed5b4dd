import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { html } from './html.ts'
import { renderPage } from './layout.ts'
import { messages } from './messages.ts'
import { siteLook } from './siteLook.ts'

const TITLE = 'Emails about new posts, and letters'

/** Only the button unsubscribes, because mail scanners open links, too. */
export function unsubscribePage(payload: Payload): RequestHandler {
  return async (request, response) => {
    const { error, notice, token } = request.query
    const site = await siteLook(payload)
    const isAsking = typeof token === 'string' && token !== '' && !error && !notice
    const body = html`<h1>${TITLE}</h1>
      ${messages(request.query)}
      ${
        isAsking
          ? html`<p>
                Press the button to stop emails about new posts and letters. Emails about your account and orders still
                come.
              </p>
              <form method="post" action="/api/unsubscribe">
                <input type="hidden" name="token" value="${token}" />
                <button>Unsubscribe</button>
              </form>`
          : html`<p>You can choose again at any time on your account page.</p>
              <p><a class="button" href="/account">Open your account</a></p>`
      }
      <p><a href="/">Go to the site</a></p>`
    response
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(renderPage(site, { title: error ? `Error: ${TITLE}` : TITLE, body }))
  }
}
