import { html, type Markup } from './html.ts'

export function cardForm(action: string, button: string): Markup {
  return html`<form method="post" action="${action}">
      <div class="fields">
        <label class="wide"
          >Test card number
          <input name="number" inputmode="numeric" autocomplete="off" required placeholder="4242 4242 4242 4242" />
        </label>
        <label>Month <input name="exp_month" inputmode="numeric" autocomplete="off" required placeholder="12" /></label>
        <label>Year <input name="exp_year" inputmode="numeric" autocomplete="off" required placeholder="34" /></label>
        <label
          >Security code <input name="cvc" inputmode="numeric" autocomplete="off" required placeholder="123"
        /></label>
      </div>
      <button>${button}</button>
    </form>
    <p class="quiet">Do not type a real card. 4242 4242 4242 4242 works, 4000 0000 0000 0341 fails when charged.</p>`
}
