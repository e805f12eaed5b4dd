import { Html, html } from '#server/auth-pages/html.ts'
import { type AuthPage, renderPage } from '#server/auth-pages/layout.ts'
import type { PageTexts } from '#server/auth-pages/pageTexts.ts'
import { lastLook } from '#server/auth-pages/siteLook.ts'
import { textsIn } from '#texts/textsIn.ts'
import type { Variables } from '../../sealedVariables.ts'
import type { Field, Step } from './Step.ts'
import { STEPS } from './steps.ts'

const TEXTS: PageTexts = { language: 'en', t: textsIn('en'), others: [] }

const draw = (page: AuthPage): string => renderPage(lastLook(), TEXTS, { ...page, isEmployeePage: true })

const notices = ({ problem, did = [] }: Notices): Html => html`
  ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  ${did.length > 0 && html`<div class="notice" role="status">${did.map((line) => html`<div>${line}</div>`)}</div>`}
`

type Notices = {
  /** Why it didn't work. */
  problem?: string | null
  /** What was changed, a sentence each. */
  did?: string[]
}

export const codePage = (problem: string | null): string =>
  draw({
    title: 'Set up this site',
    body: html`<h1>Set up this site</h1>
      ${notices({ problem })}
      <p>The program that started this site has printed a code. It shows that the server is yours.</p>
      <form method="post" action="/code">
        <label for="code">Code</label>
        <input
          id="code"
          name="code"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          maxlength="40"
          required
          autofocus
        />
        <button>Continue</button>
      </form>`,
  })

/** What is done, what is next. @param states of each step, by its id. */
export function overviewPage(states: Map<string, StepState>, isComplete: boolean, said: Notices): string {
  return draw({
    title: 'Set up this site',
    body: html`<h1>Set up this site</h1>
      ${notices(said)}
      <p>Each step is tried when you send it. You can leave, come back, and change it later.</p>
      <ol class="steps">
        ${STEPS.map(({ id, title, isOptional }) => {
          const state = states.get(id) ?? 'open'
          const says = { open: isOptional ? 'if you like' : 'to do', done: 'done', given: 'set by the environment' }[
            state
          ]
          return html`<li>
            ${state === 'given' ? title : html`<a href="/steps/${id}">${title}</a>`}
            <span class="muted">${says}</span>
          </li>`
        })}
      </ol>
      <form method="post" action="/start">
        <button ${!isComplete && new Html('disabled')}>Start the site</button>
      </form>
      <p class="muted">
        Prices and the texts of your pages come afterwards, in the studio: its list <i>Your first hour</i> tries each
        step again.
      </p>`,
  })
}

export type StepState = 'open' | 'done' | 'given'

export function stepPage(step: Step, typed: Variables, state: StepState, said: Notices): string {
  const { id, title, says, fields, undo } = step
  return draw({
    title,
    body: html`<h1>${title}</h1>
      ${notices(said)}
      <p>${says}</p>
      <form method="post" action="/steps/${id}">
        ${fields.map((field) => drawField(field, typed[field.name] ?? '', state === 'done'))}
        <button>${state === 'done' ? 'Change and try again' : 'Try and save'}</button>
      </form>
      ${
        state === 'done' &&
        html`<form method="post" action="/steps/${id}/forget">
          <button class="second">${undo ? 'Undo' : 'Forget it'}</button>
        </form>`
      }
      <p><a href="/">All steps</a></p>`,
  })
}

function drawField(
  { name, label, help, type = 'text', isOptional, autocomplete, isSecret }: Field,
  value: string,
  isStored: boolean,
): Html {
  const says = isSecret && isStored ? 'It is stored, and isn’t shown again.' : help
  if (type === 'checkbox') return drawCheckbox(name, label, says, value === 'yes')
  return html`<label for="${name}">${label}${isOptional && html` <span class="muted">(optional)</span>`}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${isSecret ? '' : value}"
      maxlength="500"
      autocomplete="${autocomplete ?? (type === 'password' ? 'new-password' : 'off')}"
      ${!isOptional && new Html('required')}
      ${says && new Html(`aria-describedby="${name}-help"`)}
    />
    ${says && html`<p id="${name}-help" class="muted">${says}</p>`}`
}

const drawCheckbox = (name: string, label: string, says: string | undefined, isOn: boolean): Html =>
  html`<fieldset>
    <label>
      <input
        type="checkbox"
        name="${name}"
        value="yes"
        ${isOn && new Html('checked')}
        ${says && new Html(`aria-describedby="${name}-help"`)}
      />
      ${label}
    </label>
    ${says && html`<p id="${name}-help" class="muted">${says}</p>`}
  </fieldset>`

/** The code of the email that was sent just now. */
export const mailCodePage = (said: Notices): string =>
  draw({
    title: 'Has the email arrived?',
    body: html`<h1>Has the email arrived?</h1>
      ${notices(said)}
      <form method="post" action="/mail-code">
        <label for="code">Code from the email</label>
        <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="20" required />
        <button>It has arrived</button>
      </form>
      <p><a href="/steps/mail">No email: change the mail server</a></p>`,
  })

/** What the page of a starting site shows. */
export type Progress = {
  says: string
  /** Where the owner chooses a password; null until the account exists. */
  next: string | null
}

/** Leads on as soon as the site answers; without scripts it loads itself again. */
export const startingPage = ({ says, next }: Progress): string =>
  draw({
    title: 'The site is starting',
    body: html`<h1>The site is starting</h1>
      <p role="status" id="says">${says}</p>
      <p>This takes a minute or two the first time. Then you choose your password.</p>
      ${next !== null && html`<p><a class="button" href="${next}">Choose a password</a></p>`}
      <noscript><meta http-equiv="refresh" content="3${next !== null && `;url=${next}`}" /></noscript>
      <script>
        ${new Html(FOLLOW)}
      </script>`,
  })

/** The setup ends before the site answers, so a request that fails in between is normal. */
const FOLLOW = `
const says = document.getElementById('says')
let next = null
async function look() {
  const answer = await fetch(next === null ? '/progress' : '/readyz', { cache: 'no-store' }).catch(() => null)
  if (next !== null && answer?.ok) return location.replace(next)
  if (next === null && answer?.status === 503) {
    const progress = await answer.json().catch(() => null)
    if (progress) { says.textContent = progress.says; next = progress.next }
  }
  setTimeout(look, 1000)
}
look()`
