import type { Translate } from '#texts/textsIn.ts'
import { html, type Html } from './html.ts'

/** Its script shows it in browsers that know passkeys, and offers them beside the email field. Until then it keeps its place. */
export const passkeyPart = (redirect: string, t: Translate): Html =>
  html`<div data-passkey="${redirect}" data-sorry="${t('That didn’t work. Please try again, or sign in another way.')}">
      <p class="problem" role="alert" hidden></p>
      <button type="button" class="second">${t('Use a passkey')}</button>
    </div>
    <script type="module" src="/passkeys.mjs"></script>`
