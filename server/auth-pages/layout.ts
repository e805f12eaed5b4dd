import { inLanguage, type Language } from '#contracts/shared/languages.ts'
import { languagesWithout } from '#contracts/platform/siteParts.ts'
import { schemeRules } from '#contracts/platform/colorSchemes.ts'
import { cleavedCorner, fontVariables, radii, sizes, spaces } from '#contracts/platform/tokens.ts'
import { themeRules } from '../ssr/themeRules.ts'
import { Html, html } from './html.ts'
import { joinOfferStyles } from './joinOfferStyles.ts'
import type { PageTexts } from './pageTexts.ts'
import { stone } from './stone.ts'
import type { Look } from './siteLook.ts'

export type AuthPage = {
  title: string
  body: Html
  aside?: Html | null
  isEmployeePage?: boolean
  refreshSeconds?: number
}

/** Works without scripts. */
export function renderPage({ brand, theme, off }: Look, { language, t, ...texts }: PageTexts, page: AuthPage): string {
  const languages = languagesWithout(off)
  const others = texts.others.filter((other) => languages.includes(other.language))
  const { title, body, aside, isEmployeePage = false, refreshSeconds } = page
  const icon = brand.faviconUrl ?? '/favicon.svg'
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${refreshSeconds && html`<meta http-equiv="refresh" content="${refreshSeconds}" />`}
        <title>${title} | ${brand.name}</title>
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="${icon}" />
        <link rel="preload" href="/fonts/national-park.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="preload" href="/fonts/atkinson-hyperlegible-next.woff2" as="font" type="font/woff2" crossorigin />
        <script src="/server-pages.mjs" data-show="${t('Show')}" data-hide="${t('Hide')}"></script>
        <style>
          ${new Html(styles + themeRules(theme))}
        </style>
      </head>
      <body>
        ${stone}
        <main class="card ${isEmployeePage ? 'employee' : ''}${aside ? 'joining' : ''}">
          <p class="brand">
            <a href="${inLanguage(language, '/')}"
              ><img src="${brand.logoUrl ?? '/favicon.svg'}" height="32" alt="" />${brand.name}</a
            >
          </p>
          ${
            aside
              ? html`<div class="form">${body}</div>
                  ${aside}`
              : body
          }
          ${others.length > 0 && languageSwitch(language, others)}
        </main>
      </body>
    </html>`.text
}

const NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' }

const languageSwitch = (language: Language, others: PageTexts['others']): Html =>
  html`<p class="languages">
    <span lang="${language}">${NAMES[language]}</span>
    ${others.map((other) => html`<a href="${other.href}" hreflang="${other.language}" lang="${other.language}">${NAMES[other.language]}</a>`)}
  </p>`

const styles = `${schemeRules()}
@font-face{font-family:'National Park Variable';src:url(/fonts/national-park.woff2) format('woff2');font-weight:200 800;font-display:swap}
@font-face{font-family:'Atkinson Hyperlegible Next Variable';src:url(/fonts/atkinson-hyperlegible-next.woff2) format('woff2');font-weight:200 800;font-display:swap}
*{box-sizing:border-box}
body{margin:0;min-block-size:100vh;display:grid;overflow-wrap:anywhere;grid-template-columns:minmax(0,1fr);align-items:center;padding:${spaces[5]} max(${spaces[5]},(100vw - 72rem)/2);background:#0A0E10;font:400 1rem/1.6 ${fontVariables.text};color:var(--sh-color-text)}
.contours{position:fixed;inset:0;inline-size:100%;block-size:100%;z-index:-1}
.contours>path{fill:none;stroke:#FF8A5C;stroke-opacity:.22;stroke-width:1.2}
.card{inline-size:min(26rem,100%);background:var(--sh-color-surface);padding:${spaces[6]};border-radius:${radii.cleaveM};corner-shape:${cleavedCorner}}
.card.employee{border-block-start:6px solid var(--sh-color-azurite)}
.brand{margin:0 0 ${spaces[5]};font:700 ${sizes.h4}/1 ${fontVariables.display}}
.brand a{display:inline-flex;align-items:center;gap:${spaces[2]};color:inherit;text-decoration:none}
h1{font:750 ${sizes.h3}/1.2 ${fontVariables.display};letter-spacing:-.01em;margin:0 0 ${spaces[3]};text-wrap:balance}
p{margin:0 0 ${spaces[4]}}
.muted{color:var(--sh-color-muted);font-size:${sizes.sm}}
label{display:block;font-weight:600;margin-block:${spaces[4]} ${spaces[1]}}
input{inline-size:100%;min-block-size:44px;padding:${spaces[2]} ${spaces[3]};font:inherit;color:inherit;background:var(--sh-color-bg);border:1px solid var(--sh-color-lineStrong);border-radius:${radii.base}}
fieldset{margin:0 0 ${spaces[2]};padding:0;border:0}
legend{padding:0;font-weight:600}
fieldset label{display:flex;align-items:center;gap:${spaces[3]};min-block-size:44px;margin:0;font-weight:400}
input[type=radio],input[type=checkbox]{flex:none;inline-size:1.375rem;min-block-size:1.375rem;margin:0;accent-color:var(--sh-color-carnelian)}
button,.button{display:inline-flex;justify-content:center;align-items:center;inline-size:100%;min-block-size:48px;margin-block:${spaces[5]} ${spaces[4]};padding:0 ${spaces[5]};font:650 1rem/1 ${fontVariables.text};color:var(--sh-color-onCarnelian);background:var(--sh-color-carnelian);border:0;border-radius:${radii.cleaveS};corner-shape:${cleavedCorner};cursor:pointer;text-decoration:none}
button:hover,.button:hover{background:var(--sh-color-carnelianHover)}
button:disabled{opacity:.45;cursor:default}
.steps li{padding-block:${spaces[2]}}
.employee button{background:var(--sh-color-azurite);color:var(--sh-color-surface)}
.second,.employee .second{margin-block-start:0;background:none;color:inherit;box-shadow:inset 0 0 0 1px var(--sh-color-lineStrong)}
.second:hover,.employee .second:hover{background:var(--sh-color-bg)}
[hidden]{display:none}
[data-passkey]:not([data-ready]){visibility:hidden}
@media (scripting:none){[data-passkey]{display:none}}
input[autocomplete$=password]{margin-block-end:28px}
.reveal{display:flex;inline-size:fit-content;min-block-size:24px;margin:-26px 0 2px;padding:0 ${spaces[1]};background:none;border-radius:${radii.base};corner-shape:round;color:var(--sh-color-azurite);font-size:${sizes.sm};text-decoration:underline}
.reveal:hover,.employee .reveal{background:none;color:var(--sh-color-azurite)}
a{color:var(--sh-color-azurite)}
:focus-visible{outline:3px solid var(--sh-color-focus);outline-offset:3px}
.problem,.notice{padding:${spaces[3]} ${spaces[4]};border-inline-start:4px solid;margin-block-end:${spaces[4]}}
.problem{color:var(--sh-color-garnet);background:var(--sh-color-garnetSoft)}
.notice{color:var(--sh-color-malachite);background:var(--sh-color-malachiteSoft)}
.qr{inline-size:13rem;margin:0 auto ${spaces[4]};padding:${spaces[2]};background:#fff;border-radius:${radii.base}}
.qr svg{display:block;inline-size:100%;block-size:auto}
.secret,.codes{font-family:ui-monospace,monospace;letter-spacing:.04em}
.codes{display:grid;grid-template-columns:1fr 1fr;gap:${spaces[2]};margin:0 0 ${spaces[4]};padding:0;list-style:none}
.languages{display:flex;gap:${spaces[4]};margin:${spaces[5]} 0 0;font-size:${sizes.sm}}
.languages span{font-weight:650}
.joining .languages{order:3;grid-column:1/-1}
h2{font:700 ${sizes.h4}/1.2 ${fontVariables.display};margin:${spaces[6]} 0 ${spaces[2]}}
.row{display:grid;grid-template-columns:1fr 1fr;gap:${spaces[3]}}
${joinOfferStyles}
@media (max-width:960px){body{justify-items:center}.contours g{opacity:.35}}
@media (max-width:480px){body{padding:${spaces[4]};align-items:start}.card{padding:${spaces[5]}}.row{grid-template-columns:1fr;gap:0}}
`
