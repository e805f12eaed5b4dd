import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { msg } from '#contracts/shared/msg.ts'
import { pageIn } from '#contracts/platform/sitePaths.ts'
import type { Translate } from '#texts/textsIn.ts'
import { recallForm } from './formMemory.ts'
import { html, type Html } from './html.ts'
import { renderPage } from './layout.ts'
import { messages, titled } from './messages.ts'
import { pageTexts } from './pageTexts.ts'
import { siteLook } from './siteLook.ts'

const TITLE = msg('Emails about new hunts')

/** Asks for an address, or, with the key of an email, for the choice. Only its button confirms: mail scanners open links. */
export function newsPage(payload: Payload): RequestHandler {
  return async (request, response) => {
    const { error, notice, key } = request.query
    const texts = pageTexts(request)
    const { t } = texts
    const site = await siteLook(payload)
    const isConfirming = typeof key === 'string' && key !== '' && !error
    const filled = recallForm(request, response)
    const body = html`<h1>${error === 'invalid_token' ? t('That link no longer works') : t(TITLE)}</h1>
      ${messages(request.query, t)}
      ${isConfirming ? choiceForm(key, t) : notice === undefined && addressForm(filled.email, t)}
      <p><a href="${pageIn(texts.language, '/')}">${t('Go to the site')}</a></p>`
    response
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(renderPage(site, texts, { title: titled(t, TITLE, error), body }))
  }
}

const choiceForm = (key: string, t: Translate): Html =>
  html`<form method="post" action="/api/news/confirm">
      <input type="hidden" name="key" value="${key}" />
      <fieldset>
        <legend>${t('How often?')}</legend>
        <label><input type="radio" name="choice" value="at_once" checked /> ${t('With each new post')}</label>
        <label><input type="radio" name="choice" value="weekly" /> ${t('Once a week')}</label>
      </fieldset>
      <button>${t('Email me')}</button>
    </form>
    <p class="muted">
      ${t('Each email has a link that ends them. If this wasn’t you, close this page. Nothing will happen.')}
    </p>`

const addressForm = (email: string | undefined, t: Translate): Html =>
  html`<form method="post" action="/api/news">
      <label for="email">${t('Email')}</label>
      <input
        id="email"
        name="email"
        type="email"
        autocomplete="email"
        maxlength="254"
        required
        value="${email ?? ''}"
      />
      <button>${t('Email me new hunts')}</button>
    </form>
    <p class="muted">${t('We email you a link first. Each email has a link that ends them.')}</p>`
