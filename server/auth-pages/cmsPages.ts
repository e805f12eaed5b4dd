import type { Language } from '#contracts/shared/languages.ts'
import { textsIn } from '#texts/textsIn.ts'
import { html } from './html.ts'
import { renderPage } from './layout.ts'
import type { PageTexts } from './pageTexts.ts'
import { lastLook, type Look } from './siteLook.ts'

const ENGLISH: PageTexts = { language: 'en', t: textsIn('en'), others: [] }

/** The panel and its pages are in English. */
export function employeesOnlyPage(site: Look, path: string, isSignedIn: boolean): string {
  return renderPage(site, ENGLISH, {
    title: 'Employees only',
    isEmployeePage: true,
    body: html`<h1>Employees only</h1>
      <p>
        ${isSignedIn ? 'Your account isn’t an employee account. Please sign in as an employee to open the panel.' : 'Sign in as an employee to open the panel.'}
      </p>
      <a class="button" href="/api/employee-login?redirect=${encodeURIComponent(path)}">Employee sign in</a>
      <p><a href="/">Go to the site</a></p>`,
  })
}

/** Shown under overload, so it asks nothing and is rendered once for each look and language. */
export function busyPage(language: Language): string {
  const site = lastLook()
  if (busy.get(language)?.site !== site) busy.set(language, { site, page: renderBusy(site, language) })
  return busy.get(language)?.page ?? ''
}
const busy = new Map<Language, { site: Look; page: string }>()

function renderBusy(site: Look, language: Language): string {
  const t = textsIn(language)
  return renderPage(
    site,
    { language, t, others: [] },
    {
      title: t('We’re busy'),
      refreshSeconds: 4,
      body: html`<h1>${t('We’re busy. Retrying…')}</h1>
        <p role="status">${t('Many people are here right now. This page reloads in a moment.')}</p>`,
    },
  )
}

export function gettingReadyPage(): string {
  return renderPage(lastLook(), ENGLISH, {
    title: 'Getting ready',
    isEmployeePage: true,
    refreshSeconds: 4,
    body: html`<h1>The panel is getting ready</h1>
      <p role="status">The first build takes a minute or two. This page reloads by itself.</p>
      <p><a href="/">Go to the site, which is ready</a></p>`,
  })
}
