import { html } from './html.ts'
import { renderPage } from './layout.ts'

export function employeesOnlyPage(path: string, isSignedIn: boolean): string {
  return renderPage({
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

/** Shown under overload, so it is rendered only once. */
export function busyPage(): string {
  return (busy ??= renderPage({
    title: 'We’re busy',
    refreshSeconds: 4,
    body: html`<h1>We’re busy. Retrying…</h1>
      <p role="status">Many people are here right now. This page reloads in a moment.</p>`,
  }))
}
let busy: string | undefined

export function gettingReadyPage(): string {
  return renderPage({
    title: 'Getting ready',
    isEmployeePage: true,
    refreshSeconds: 4,
    body: html`<h1>The panel is getting ready</h1>
      <p role="status">The first build takes a minute or two. This page reloads by itself.</p>
      <p><a href="/">Go to the site, which is ready</a></p>`,
  })
}
