import type { Brand } from '#domain/site/readBrand.ts'
import { html } from './html.ts'
import { renderPage } from './layout.ts'
import { lastLook } from './siteLook.ts'

export function employeesOnlyPage(site: Brand, path: string, isSignedIn: boolean): string {
  return renderPage(site, {
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

/** Shown under overload, so it asks nothing and is rendered once for each look. */
export function busyPage(): string {
  const site = lastLook()
  if (busy?.site !== site) busy = { site, page: renderBusy(site) }
  return busy.page
}
let busy: { site: Brand; page: string } | undefined

function renderBusy(site: Brand): string {
  return renderPage(site, {
    title: 'We’re busy',
    refreshSeconds: 4,
    body: html`<h1>We’re busy. Retrying…</h1>
      <p role="status">Many people are here right now. This page reloads in a moment.</p>`,
  })
}

export function gettingReadyPage(): string {
  return renderPage(lastLook(), {
    title: 'Getting ready',
    isEmployeePage: true,
    refreshSeconds: 4,
    body: html`<h1>The panel is getting ready</h1>
      <p role="status">The first build takes a minute or two. This page reloads by itself.</p>
      <p><a href="/">Go to the site, which is ready</a></p>`,
  })
}
