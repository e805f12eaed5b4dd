import type { Language } from '#contracts/shared/languages.ts'
import { msg } from '#contracts/shared/msg.ts'
import { layers, sizes, spaces } from '#contracts/platform/tokens.ts'
import { VIEWERS, type ViewAs } from '#contracts/operations/viewAs.ts'
import { textsIn } from '#texts/textsIn.ts'
import { Html, html } from '../auth-pages/html.ts'

const NAMES = { self: msg('Yourself'), visitor: msg('Visitor'), member: msg('Member'), subscriber: msg('Subscriber') }

type Bar = {
  language: Language
  /** Of the page, with its search. */
  url: string
  /** Null in a preview that is seen as always. */
  viewer: ViewAs | null
}

/** Stands outside of what the browser renders, so that it stays while somebody moves through the site. */
export function viewAsBar({ language, url, viewer }: Bar): string {
  const t = textsIn(language)
  const chosen = viewer ?? 'self'
  return html`<style>
      ${new Html(STYLES)}
    </style>
    <form class="view-as" method="post" action="/api/admin/view-as" aria-label="${t(msg('How you see the site'))}">
      <input type="hidden" name="redirect" value="${url}" />
      <span>${t(msg('View as'))}</span>
      ${(['self', ...VIEWERS] as const).map((one) => html`<button name="as" value="${one}" aria-pressed="${one === chosen}">${t(NAMES[one])}</button>`)}
    </form>
    <script type="module" src="/view-as.mjs"></script>`.text
}

/** One row, whose height is known: what is fixed to the bottom of a page stays above `--view-as`. Dialogs cover the bar. */
const STYLES = `body{--view-as:3.75rem;padding-block-end:var(--view-as)}
.view-as{position:fixed;z-index:${layers.header};inset:auto 0 0;display:flex;justify-content:safe center;align-items:center;gap:${spaces[1]};block-size:var(--view-as);padding:0 ${spaces[2]};overflow-x:auto;white-space:nowrap;font-size:${sizes.sm};background:var(--sh-color-azuriteSoft);color:var(--sh-color-text)}
.view-as button{font:inherit;color:inherit;background:none;border:1px solid transparent;min-block-size:2.75rem;padding:0 clamp(.25rem,2vw,${spaces[3]});cursor:pointer}
.view-as button[aria-pressed=true]{border-color:currentColor;font-weight:650}
.view-as button:focus-visible{outline:2px solid currentColor;outline-offset:2px}`
