import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { inLanguage } from '#contracts/shared/languages.ts'
import type { MembershipPrices } from '#contracts/membership/membershipPrices.ts'
import { readMembershipPrices } from '#domain/membership/subscriptions/readMembershipPrices.ts'
import { env } from '#env'
import { serverPageIn } from '#endpoints/people/auth/serverPageIn.ts'
import { readSetting } from '#domain/platform/settings/settings.ts'
import { poolOf } from '#database/poolOf.ts'
import { safeRedirect } from '#endpoints/safeRedirect.ts'
import type { Translate } from '#texts/textsIn.ts'
import { askForCode, enterCode } from './emailCodePages.ts'
import { type Filled, recallForm } from './formMemory.ts'
import { type Html, html } from './html.ts'
import { joinOffer } from './joinOffer.ts'
import { readJoinOffer, type JoinOffer } from './readJoinOffer.ts'
import { type AuthPage, renderPage } from './layout.ts'
import { type Carried, carriedQuery, hiddenRedirect, messages, redirectQuery } from './messages.ts'
import { redirectIn } from './redirectIn.ts'
import { pageTexts, type PageTexts } from './pageTexts.ts'
import { passkeyPart } from './passkeyPart.ts'
import { priceLine, signUpPage, signUpTitle } from './signUpForms.ts'
import { siteLook } from './siteLook.ts'
import { visitOf } from './visitOf.ts'

type Query = Record<string, unknown> & {
  filled: Filled
  offer: JoinOffer | null
  visit: string | null
  texts: PageTexts
  asksPassword: boolean
  prices: MembershipPrices
}

/** GET pages; their forms post to the endpoints with the same path. */
export const accountPages = (payload: Payload): Record<string, RequestHandler> =>
  Object.fromEntries(Object.entries(pages).map(([path, draw]) => [path, show(payload, draw)]))

const pages: Record<string, (query: Query) => AuthPage> = {
  '/login': (query) =>
    joinsFirst(query) ? join(query) : { title: query.texts.t('Sign in'), body: signIn(query), aside: asideOf(query) },
  '/employee-login': (query) => ({
    title: query.texts.t('Employee sign in'),
    body: employeeSignIn(query),
    isEmployeePage: true,
  }),
  '/login/email': (query) => ({ title: query.texts.t('Sign in with a code'), body: askForCode(query) }),
  '/login/email/code': (query) => ({ title: query.texts.t('Check your email'), body: enterCode(query) }),
  '/signup': join,
  // Of a form whose address was refused.
  '/join': join,
  '/forgot-password': (query) => ({ title: query.texts.t('Forgot your password?'), body: forgotPassword(query) }),
  '/reset-password': (query) => ({ title: query.texts.t('Choose a new password'), body: resetPassword(query) }),
}

/** New visitors who came to subscribe create an account first. Those with an account reach the other form by a link. */
function joinsFirst({ offer, ...query }: Query): boolean {
  return offer?.isNewVisitor === true && !query['account'] && !query['error'] && !query['notice']
}

function join(query: Query): AuthPage {
  return { title: signUpTitle(query), body: signUpPage(query), aside: asideOf(query) }
}

const asideOf = ({ offer, texts }: Query): Html | null => offer && joinOffer(offer, texts)

function show(payload: Payload, draw: (query: Query) => AuthPage): RequestHandler {
  return async (request, response) => {
    const offer = await readJoinOffer(payload, request, response)
    const asksPassword = (await readSetting(poolOf(payload), 'sign_up_with')) === 'password'
    const prices = await readMembershipPrices(poolOf(payload))
    const texts = pageTexts(request)
    const filled = recallForm(request, response)
    const page = draw({ ...request.query, filled, offer, visit: visitOf(request), texts, asksPassword, prices })
    const title = request.query['error'] ? texts.t('Error: {title}', { title: page.title }) : page.title
    response
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(renderPage(await siteLook(payload), texts, { ...page, title }))
  }
}

function signIn(query: Query): Html {
  const { t, language } = query.texts
  const redirect = redirectIn(language, query['redirect'])
  const carried = { redirect, visit: query.visit }
  return html`<h1>${t('Sign in')}</h1>
    ${newHere(query, carried)} ${messages(query, t)}
    <form method="post" action="/api/login">
      ${hiddenRedirect(redirect)} ${credentials(query.filled, t)}
      <button>${t('Sign in')}</button>
    </form>
    ${passkeyPart(redirect, t)} ${elsewhere(carried, t)}
    <p><a href="/api/login/email${redirectQuery(redirect)}">${t('Email me a code instead')}</a></p>
    <p><a href="${serverPageIn(language, '/api/forgot-password')}">${t('Forgot your password?')}</a></p>`
}

/** Without scripts, Subscribe buttons lead to the same page as Sign In, so it offers both. */
function newHere({ offer, prices, texts }: Query, carried: Carried): Html {
  const { t, language } = texts
  const toSubscribe = { ...carried, redirect: inLanguage(language, '/subscribe') }
  return html`<p>
    ${t('New here?')} <a href="/api/signup${carriedQuery(carried)}">${t('Create your account')}</a>
    ${
      !offer &&
      prices.trialDays > 0 &&
      html`${t('or')} <a href="/api/signup${carriedQuery(toSubscribe)}">${t('start your free trial')}</a>:
        ${priceLine(prices, texts)}`
    }
  </p>`
}

function elsewhere(carried: Carried, t: Translate): Html | null {
  const { OIDC_ISSUER } = env()
  if (!OIDC_ISSUER) return null
  return html`<p>
    <a class="button" href="/api/login/oidc${carriedQuery(carried)}"
      >${t('Continue with {provider}', { provider: new URL(OIDC_ISSUER).host })}</a
    >
  </p>`
}

function employeeSignIn(query: Query): Html {
  const { t } = query.texts
  const redirect = query['redirect'] ? safeRedirect(query['redirect']) : '/admin'
  return html`<h1>${t('Employee sign in')}</h1>
    <p class="muted">${t('For the people who publish and run the shop.')}</p>
    ${messages(query, t)}
    <form method="post" action="/api/employee-login">
      ${hiddenRedirect(redirect)} ${credentials(query.filled, t)}
      <button>${t('Sign in')}</button>
    </form>
    ${passkeyPart(redirect, t)}
    <p><a href="/api/login/email${redirectQuery(redirect)}">${t('Email me a code instead')}</a></p>
    <p><a href="/api/login">${t('Not an employee?')}</a></p>`
}

function forgotPassword(query: Query): Html {
  const { t, language } = query.texts
  if (query['sent']) {
    return html`<h1>${t('Check your email')}</h1>
      <p role="status">
        ${t('If that address has an account, we’ve sent an email with a link. The link works once and expires in one hour.')}
      </p>
      <p><a href="${serverPageIn(language, '/api/login')}">${t('Back to sign in')}</a></p>`
  }
  return html`<h1>${t('Forgot your password?')}</h1>
    ${messages(query, t)}
    <form method="post" action="${serverPageIn(language, '/api/forgot-password')}">
      <label for="email">${t('Email')}</label>
      <input
        id="email"
        name="email"
        type="email"
        autocomplete="username"
        maxlength="254"
        required
        value="${query.filled.email ?? ''}"
      />
      <button>${t('Send me a link')}</button>
    </form>
    <p><a href="${serverPageIn(language, '/api/login')}">${t('Back to sign in')}</a></p>`
}

function resetPassword(query: Query): Html {
  const { t } = query.texts
  if (query['error'] === 'invalid_token') {
    return html`<h1>${t('That link no longer works')}</h1>
      ${messages(query, t)}
      <p><a class="button" href="/api/forgot-password">${t('Send me a new link')}</a></p>`
  }
  return html`<h1>${t('Choose a new password')}</h1>
    ${messages(query, t)}
    <form method="post" action="/api/reset-password">
      <input type="hidden" name="token" value="${typeof query['token'] === 'string' ? query['token'] : ''}" />
      <label for="password">${t('New password')}</label>
      <input
        id="password"
        name="password"
        type="password"
        autocomplete="new-password"
        minlength="8"
        maxlength="128"
        required
      />
      <button>${t('Set password')}</button>
    </form>
    <p class="muted">${t('We’ll sign you out everywhere else.')}</p>`
}

function credentials({ email = '' }: Filled, t: Translate): Html {
  return html`<label for="email">${t('Email')}</label>
    <input
      id="email"
      name="email"
      type="email"
      autocomplete="username webauthn"
      maxlength="254"
      required
      value="${email}"
    />
    <label for="password">${t('Password')}</label>
    <input id="password" name="password" type="password" autocomplete="current-password" maxlength="1024" required />`
}
