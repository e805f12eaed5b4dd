import { centsIn } from '#texts/formats.ts'
import type { MembershipPrices } from '#contracts/membership/membershipPrices.ts'
import type { Filled } from './formMemory.ts'
import { Html, html } from './html.ts'
import { type Carried, carriedQuery, hiddenCarried, messages } from './messages.ts'
import type { PageTexts } from './pageTexts.ts'
import { redirectIn } from './redirectIn.ts'
import type { JoinOffer } from './readJoinOffer.ts'

type Query = Record<string, unknown> & {
  filled: Filled
  offer: JoinOffer | null
  visit: string | null
  texts: PageTexts
  asksPassword: boolean
}

export const signUpTitle = ({ offer, texts: { t } }: Pick<Query, 'offer' | 'texts'>): string =>
  offer === null
    ? t('Create your account')
    : offer.prices.trialDays > 0
      ? t('Start your free trial')
      : t('Become a Subscriber')

/** An email address alone, or all of an account where the owner or the visitor wants a password from the beginning. */
export function signUpPage(query: Query): Html {
  const { filled, offer, visit, texts } = query
  const { t, language } = texts
  const carried = { redirect: redirectIn(language, query['redirect']), visit }
  // A form that failed is shown again as it was.
  const isFull = query.asksPassword || query['with'] === 'password' || filled.firstName !== undefined
  const lead = offer ? priceLine(offer.prices, texts) : t('It’s free. You can choose a membership later.')
  return html`<h1>${signUpTitle(query)}</h1>
    <p class="${offer ? 'lead' : 'muted'}">${lead}</p>
    ${messages(query, t)} ${isFull ? fullForm(query, carried) : emailForm(query, carried)}
    <p>
      ${t('Already have an account?')}
      <a href="/api/login${carriedQuery(carried)}${offer && new Html('&account=yes')}">${t('Sign in')}</a>
    </p>`
}

/** What a membership costs, and from when on. */
export function priceLine({ monthly, trialDays }: MembershipPrices, { t, language }: PageTexts): string {
  const price = centsIn(language, monthly)
  return trialDays > 0
    ? t('{trialDays, plural, one {# day} other {# days}} free, then {price} a month. Cancel anytime.', {
        trialDays,
        price,
      })
    : t('{price} a month. Cancel anytime.', { price })
}

function emailForm(query: Query, carried: Carried): Html {
  const { t } = query.texts
  const carriedOn = carriedQuery(carried)
  return html`<form method="post" action="/api/join">
      ${hiddenCarried(carried)} ${emailField(query.filled, t('We email you a link to confirm it, nothing else.'), t)}
      <button>${query.offer ? t('Continue') : t('Create account')}</button>
    </form>
    <p><a href="/api/signup${carriedOn}${new Html(carriedOn ? '&' : '?')}with=password">${t('Use a password')}</a></p>`
}

function fullForm(query: Query, carried: Carried): Html {
  const { filled, texts } = query
  const { t } = texts
  return html`<form method="post" action="/api/signup">
    ${hiddenCarried(carried)}
    <div class="row">
      <div>
        <label for="firstName">${t('First name')}</label>
        <input
          id="firstName"
          name="firstName"
          autocomplete="given-name"
          maxlength="80"
          required
          value="${filled.firstName ?? ''}"
        />
      </div>
      <div>
        <label for="lastName">${t('Last name')}</label>
        <input
          id="lastName"
          name="lastName"
          autocomplete="family-name"
          maxlength="80"
          required
          value="${filled.lastName ?? ''}"
        />
      </div>
    </div>
    ${emailField(filled, null, t)}
    <label for="password">${t('Password')}</label>
    <input
      id="password"
      name="password"
      type="password"
      autocomplete="new-password"
      minlength="8"
      maxlength="128"
      required
      aria-describedby="password-help"
    />
    <p id="password-help" class="muted">${t('At least 8 characters. A few random words work well.')}</p>
    <button>${t('Create account')}</button>
  </form>`
}

const emailField = ({ email = '' }: Filled, help: string | null, t: PageTexts['t']): Html =>
  html`<label for="email">${t('Email')}</label>
    <input
      id="email"
      name="email"
      type="email"
      autocomplete="username"
      maxlength="254"
      required
      value="${email}"
      ${help !== null && new Html('aria-describedby="email-help"')}
    />
    ${help !== null && html`<p id="email-help" class="muted">${help}</p>`}`
