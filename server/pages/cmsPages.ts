import { html } from './html.ts'
import { drawPage } from './layout.ts'

/** Shown instead of the panel to whoever is no employee. */
export function employeesOnlyPage(path: string, isSignedIn: boolean): string {
  return drawPage({
    title: 'Employees only',
    isEmployeePage: true,
    body: html`<h1>Employees only</h1>
      <p>
        ${isSignedIn ? 'Your account isn’t an employee account. Please sign in as an employee to open the panel.' : 'Please sign in as an employee to open the panel.'}
      </p>
      <a class="button" href="/api/employee-login?redirect=${encodeURIComponent(path)}">Employee sign in</a>
      <p><a href="/">Go to the site</a></p>`,
  })
}

/** Shown while there is more to do than can be done. Drawn once: then of all times nothing is drawn. */
export function busyPage(): string {
  return (busy ??= drawPage({
    title: 'We’re busy',
    refreshSeconds: 4,
    body: html`<h1>We’re busy. Retrying…</h1>
      <p role="status">Many people are here right now. This page retries automatically in a moment.</p>`,
  }))
}
let busy: string | undefined

/** Shown while the panel is being built; the site itself is already up. */
export function gettingReadyPage(): string {
  return drawPage({
    title: 'Getting ready',
    isEmployeePage: true,
    refreshSeconds: 4,
    body: html`<h1>The panel is getting ready</h1>
      <p role="status">
        We’re building the panel for the first time, which takes a minute or two. This page reloads automatically.
      </p>
      <p><a href="/">Go to the site, which is ready</a></p>`,
  })
}
