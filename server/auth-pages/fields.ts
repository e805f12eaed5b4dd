import type { Translate } from '#texts/textsIn.ts'
import { html, type Html } from './html.ts'

export function codeField(t: Translate, help: string, name = 'code'): Html {
  return html`<label for="${name}">${t('Code')}</label>
    <input
      id="${name}"
      name="code"
      autocomplete="one-time-code"
      autocapitalize="characters"
      spellcheck="false"
      maxlength="40"
      required
      aria-describedby="${name}-help"
    />
    <p id="${name}-help" class="muted">${help}</p>`
}

export function passwordField(t: Translate, id = 'password'): Html {
  return html`<label for="${id}">${t('Your password')}</label>
    <input id="${id}" name="password" type="password" autocomplete="current-password" maxlength="1024" required />`
}
