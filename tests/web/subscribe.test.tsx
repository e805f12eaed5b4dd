import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { dueMail, type MailFacts } from '#domain/membership/subscriptions/dueMail.ts'
import { trialSteps } from '../../web/src/features/membership/subscription/trialSteps.ts'
import { localDayOf } from '../../web/src/lib/dates.ts'
import { startLanguage } from '../../web/src/lib/text.ts'
import { record, serve, servePosts, server, signIn, serveNotice, stall } from './support/api.ts'
import { buildConfig, buildFullPost, buildMerchandise, buildPost, buildUser } from './support/fixtures.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

// jsdom cannot navigate.
const leaveTo = vi.hoisted(() => vi.fn())
vi.mock('../../web/src/lib/leaveTo.ts', () => ({ leaveTo }))

const TRIAL: Omit<MailFacts, 'trialEnd'> = {
  id: 1,
  plan: 'monthly',
  status: 'trialing',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  isCollectionPaused: false,
  pastDueSince: null,
  startedAt: null,
  suspendedFor: null,
  hasPaid: false,
  pausedFrom: null,
  pausedUntil: null,
}

const offer = {
  clientSecret: 'seti_1_secret_2',
  intentType: 'setup',
  trialDays: 7,
  firstChargeAt: '2026-11-28T12:00:00.000Z',
  firstCharge: '12.12',
}

beforeEach(() => {
  leaveTo.mockReset()
  signIn(buildUser())
})

describe('/subscribe', () => {
  it('offers the monthly plan first and shows the annual saving', async () => {
    renderApp('/subscribe')
    expect(await screen.findByRole('radio', { name: /Monthly.*\$12\.12/ })).toBeChecked()
    const annual = screen.getByRole('radio', { name: /Annual.*Save \$30.*\$115/ })
    expect(annual).not.toBeChecked()
    expect(screen.getByText('about $9.58 per month')).toBeVisible()
  })

  it('creates the chosen plan, then stores the card and returns to the front page', async () => {
    const plans = record('post', '/api/create-subscription', { ...offer, firstCharge: '115.00' })
    serve('post', 'http://localhost:3000/demo/confirm', { status: 'succeeded' })
    const person = renderApp('/subscribe')
    await person.click(await screen.findByRole('radio', { name: /Annual/ }))
    await person.click(screen.getByRole('button', { name: 'Start free trial' }))
    expect(await screen.findByText(/charge the first \$115 on November 28, 2026/)).toBeVisible()
    await screen.findByText('Demo payment: no card is charged. Don’t enter a real card number.')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Start free trial' })).toBeEnabled())
    await person.click(screen.getByRole('button', { name: 'Start free trial' }))
    await waitFor(() => expect(leaveTo).toHaveBeenCalled())
    const address = new URL(String(leaveTo.mock.calls[0]?.[0]))
    expect(address.pathname).toBe('/')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      subscribed: 'true',
      setup_intent: 'seti_1',
      setup_intent_client_secret: 'seti_1_secret_2',
      redirect_status: 'succeeded',
    })
    expect(plans).toEqual([{ plan: 'annual' }])
  })

  it.each([
    ['12.12', '0.00', 'You pay $0.00 today: $12.12 less $12.12 of your credit. It renews'],
    ['5.00', '7.12', 'You pay $7.12 today: $12.12 less $5.00 of your credit. It renews'],
    [
      '11.80',
      '0.00',
      'You pay $0.00 today: $12.12 less $11.80 of your credit. The remaining $0.32 is added to your next payment. It',
    ],
  ])('with a credit of $%s says that $%s is charged today', async (credit, firstCharge, terms) => {
    signIn(buildUser({ trialAvailable: false }))
    serve('post', '/api/create-subscription', { ...offer, trialDays: 0, firstCharge, credit })
    const person = renderApp('/subscribe')
    await person.click(await screen.findByRole('button', { name: 'Subscribe Monthly, $12.12' }))
    expect(await screen.findByText(terms, { exact: false })).toBeVisible()
    expect(await screen.findByRole('button', { name: `Subscribe Monthly, $${firstCharge}` })).toBeVisible()
  })

  it('shows an error when the subscription cannot be started', async () => {
    serve(
      'post',
      '/api/create-subscription',
      { message: 'Nothing was charged.', code: 'card_provider_unreachable' },
      502,
    )
    const person = renderApp('/subscribe')
    await person.click(await screen.findByRole('button', { name: 'Start free trial' }))
    expect(await findToast('Error')).toHaveTextContent('Failed to initialize subscription. Please try again.')
    expect(screen.getAllByText(/Failed to initialize/)).toHaveLength(1)
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You weren’t charged. Wait a moment, then press the button again.',
    )
  })
})

describe('what the plan page says about a membership', () => {
  const DAY = 86_400_000

  it('counts the posts for members, without the visitor’s own that nobody else sees', async () => {
    servePosts([
      buildPost({ title: 'Mine', isSubscriberOnly: true, status: 'pending', type: 'gallery' }),
      buildPost({
        id: 31,
        title: 'Secret seam',
        isSubscriberOnly: true,
        createdAt: new Date(Date.now() - 3 * DAY - 60_000).toISOString(),
      }),
      buildPost({ title: 'Slabs', isSubscriberOnly: true, type: 'gallery' }),
      buildPost({ title: 'For everyone' }),
    ])
    renderApp('/subscribe')
    const wall = within(await screen.findByRole('region', { name: '2 films and galleries, the last one 3 days ago' }))
    expect(wall.getByRole('link', { name: 'Secret seam' })).toHaveAttribute('href', '/content/31')
    expect(wall.getAllByRole('link')).toHaveLength(2)
  })

  it('shows the days of the trial, with the reminder on the day of its email', async () => {
    const now = new Date('2026-11-30T12:00:00Z')
    const { reminderAt, chargeAt } = trialSteps(now, 7)
    const mailed = (at: Date) => dueMail({ ...TRIAL, trialEnd: chargeAt }, at)?.kind
    expect(reminderAt && mailed(reminderAt)).toBe('trial-ending')
    expect(reminderAt && mailed(new Date(reminderAt.getTime() - 1))).toBeUndefined()
    expect(trialSteps(now, 3).reminderAt).toBeNull()

    const person = renderApp('/subscribe')
    const days = within(await screen.findByRole('region', { name: 'Your free trial' }))
    expect(days.getAllByRole('listitem')).toHaveLength(3)
    expect(days.getByText('$12.12, if you stay')).toBeVisible()
    expect(days.getByText(localDayOf(new Date(Date.now() + 4 * DAY)))).toBeVisible()
    expect(days.getByText(localDayOf(new Date(Date.now() + 7 * DAY)))).toBeVisible()
    await person.click(screen.getByRole('radio', { name: /Annual/ }))
    expect(days.getByText('$115, if you stay')).toBeVisible()
  })

  it('has no trial to show to somebody who had it', async () => {
    signIn(buildUser({ trialAvailable: false }))
    renderApp('/subscribe')
    await screen.findByRole('button', { name: 'Subscribe Monthly, $12.12' })
    expect(screen.queryByRole('region', { name: 'Your free trial' })).toBeNull()
  })

  it('says with a shirt of the shop what the discount is', async () => {
    serve('get', '/api/merchandise', [
      buildMerchandise({ title: 'Agate mug', category: 'Mugs' }),
      buildMerchandise({ title: 'Contour shirt', category: 'T-Shirts' }),
    ])
    renderApp('/subscribe')
    const example = await screen.findByRole('region', { name: '10% off in the shop' })
    expect(example).toHaveTextContent('Contour shirt: $22.49 instead of $24.99')
  })

  it('quotes the members whom the owner chose, and nobody before', async () => {
    const { landing } = buildConfig()
    renderApp('/subscribe')
    await screen.findByRole('button', { name: 'Start free trial' })
    expect(screen.queryByRole('region', { name: 'What members say' })).toBeNull()
    cleanup()
    const memberWords = [{ text: 'I found my first Laker.', name: 'Robin' }]
    serve('get', '/api/config', buildConfig({ landing: { ...landing, memberWords } }))
    renderApp('/subscribe')
    expect(await screen.findByRole('region', { name: 'What members say' })).toHaveTextContent(
      'I found my first Laker.Robin',
    )
  })
})

describe('a locked post', () => {
  const locked = buildFullPost({ id: 5, isSubscriberOnly: true, locked: true, videoURL: null })
  beforeEach(() => serve('get', '/api/posts/5', locked))

  it('names the trial and the price', async () => {
    renderApp('/content/5')
    expect(await screen.findByText('7 days free, then $12.12 a month. Cancel anytime.')).toBeVisible()
  })

  it('names only the price to somebody who had the trial', async () => {
    signIn(buildUser({ trialAvailable: false }))
    renderApp('/content/5')
    expect(await screen.findByText('$12.12 a month. Cancel anytime.')).toBeVisible()
  })
})

describe('a visitor who has used the free trial', () => {
  it('sees no trial, and the price on the button', async () => {
    signIn(buildUser({ trialAvailable: false }))
    renderApp('/subscribe')
    expect(await screen.findByRole('button', { name: 'Subscribe Monthly, $12.12' })).toBeEnabled()
    expect(screen.getByText(/You pay \$12\.12 today/)).toBeVisible()
    expect(screen.queryByText(/free trial/)).not.toBeInTheDocument()
  })

  it('learns after the card form that the card has used its trial, and starts the same plan with one click', async () => {
    const message = 'This card has already had its free trial. Start today for $12.12'
    serve('post', '/api/subscribe', { message, code: 'trial_card_used' }, 402)
    const person = renderApp('/?subscribed=true')
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.queryByText(/Failed to activate/)).not.toBeInTheDocument()
    signIn(buildUser({ trialAvailable: false }))
    const plans = record('post', '/api/create-subscription', { ...offer, intentType: 'payment', trialDays: 0 })
    await person.click(screen.getByRole('link', { name: 'Start today for $12.12' }))
    expect(await screen.findByRole('heading', { name: 'Payment details' })).toBeVisible()
    expect(plans).toEqual([{ plan: 'monthly' }])
  })

  it('learns that tax is added to the price after the refused trial', async () => {
    serve('get', '/api/config', buildConfig({ addsTax: true }))
    serve('post', '/api/subscribe', { message: 'This card has had its trial.', code: 'trial_card_used' }, 402)
    renderApp('/?subscribed=true')
    expect(await screen.findByRole('link', { name: 'Start today for $12.12, plus tax' })).toBeVisible()
  })

  it('is offered no other trial after the refused one', async () => {
    serve('post', '/api/subscribe', { message: 'This card has had its trial.', code: 'trial_card_used' }, 402)
    const answers = [buildUser({ trialAvailable: true }), buildUser({ trialAvailable: false })]
    server.use(http.get('/api/auth/user', () => HttpResponse.json(answers.length > 1 ? answers.shift() : answers[0])))
    const person = renderApp('/?subscribed=true')
    await screen.findByText('This card has had its trial.')
    await person.click(await screen.findByRole('link', { name: 'Choose a plan' }))
    expect(await screen.findByRole('button', { name: 'Subscribe Monthly, $12.12' })).toBeVisible()
  })
})

describe('someone who came for a post', () => {
  const wanted = buildFullPost({ id: 5, title: 'Secret seam', isSubscriberOnly: true, locked: true, videoURL: null })
  beforeEach(() => sessionStorage.clear())

  it('sees it on the subscribe page, and the tab remembers it', async () => {
    serve('get', '/api/posts/5', wanted)
    renderApp('/subscribe?post=5')
    const box = await screen.findByRole('region', { name: 'Opens after you subscribe' })
    expect(box).toHaveTextContent('Secret seam')
    await waitFor(() => expect(sessionStorage.getItem('returnTo')).toContain('/content/5'))
  })

  it('keeps the post through signing in', async () => {
    serve('get', '/api/auth/user', { message: 'Unauthorized', code: 'unauthorized' }, 401)
    renderApp('/subscribe?post=5')
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/login?redirect=%2Fsubscribe%3Fpost%3D5'))
  })

  it.each(['abc', '0', '-1', '//evil.example', '5/../6', '5e3.1'])('ignores post=%s', async (value) => {
    renderApp(`/subscribe?post=${encodeURIComponent(value)}`)
    expect(await screen.findByRole('button', { name: 'Start free trial' })).toBeEnabled()
    expect(screen.queryByRole('region', { name: 'Opens after you subscribe' })).toBeNull()
  })

  it('lands on the post after paying, without the feed in between', async () => {
    sessionStorage.setItem('returnTo', JSON.stringify({ path: '/content/5', title: 'Secret seam' }))
    serve('post', '/api/subscribe', buildUser({ isSubscriber: true }))
    serve('get', '/api/posts/5', { ...wanted, locked: false, videoURL: '/media/film' })
    renderApp('/?subscribed=true')
    expect(screen.queryByText(/^Welcome/)).toBeNull()
    expect(await screen.findByRole('heading', { level: 1, name: 'Secret seam' })).toBeVisible()
    expect(window.location.pathname).toBe('/content/5')
    expect(sessionStorage.getItem('returnTo')).toBeNull()
    expect(await findToast('Payment Successful')).toHaveTextContent('Welcome to the premium tier')
  })

  it.each([
    'https://evil.example/content/5',
    '//evil.example/content/5',
    '/content/5/../../api/logout',
    '/merchandise',
  ])('does not follow a stored %s', async (path) => {
    sessionStorage.setItem('returnTo', JSON.stringify({ path, title: 'Elsewhere' }))
    serve('post', '/api/subscribe', buildUser({ isSubscriber: true }))
    renderApp('/?subscribed=true')
    expect(await screen.findByRole('button', { name: 'Go to your feed' })).toBeVisible()
    expect(window.location.pathname).toBe('/')
  })
})

describe('the return from the card form', () => {
  it('asks the server before it welcomes the member', async () => {
    const asked = record('post', '/api/subscribe', buildUser({ isSubscriber: true }))
    renderApp('/?subscribed=true')
    expect(await findToast('Payment Successful')).toHaveTextContent('Welcome to the premium tier')
    // Toasts close after some seconds; looking for a role takes long on a slow machine.
    expect(await findToast('Welcome to the Elite!')).toHaveTextContent(
      'Your subscription has been activated successfully!',
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Robin' })).toBeVisible()
    expect(asked).toEqual([{}])
    expect(window.location.search).toBe('')
  })

  it('offers a retry when no subscription is active yet', async () => {
    serve(
      'post',
      '/api/subscribe',
      { message: 'You don’t have an active subscription.', code: 'no_active_subscription' },
      402,
    )
    const person = renderApp('/?subscribed=true')
    expect(await findToast('Failed to activate subscription. Please try again.')).toBeVisible()
    expect(await screen.findByText(/^If you’ve just confirmed your card, try again in a moment\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute('href', '/subscribe')
    serve('post', '/api/subscribe', buildUser({ isSubscriber: true }))
    await person.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Robin' })).toBeVisible()
  })

  it('asks nobody to subscribe who has just paid, also before the server has answered', async () => {
    stall('post', '/api/subscribe')
    renderApp('/?subscribed=true')
    expect(await screen.findByText('We’re confirming your subscription…')).toBeVisible()
    expect(screen.queryByRole('link', { name: /Subscribe to Watch|Become a Subscriber|Subscribe Now/ })).toBeNull()
  })
})

describe('the welcome', () => {
  const member = buildUser({
    isSubscriber: true,
    subscription: {
      plan: 'monthly',
      status: 'trialing',
      price: '12.12',
      currentPeriodEnd: '2026-12-07T12:00:00.000Z',
      cancelAtPeriodEnd: false,
      trialEnd: '2026-12-07T12:00:00.000Z',
    },
  })
  const noEmails = { choice: null, kinds: ['hunt'], letters: false }
  beforeEach(() => {
    sessionStorage.clear()
    signIn(member)
    serve('post', '/api/subscribe', member)
    serve('get', '/api/account/post-emails', noEmails)
  })

  it('says what is charged when, offers the three films that were watched most, and leads to the feed', async () => {
    const film = { isSubscriberOnly: true } as const
    servePosts([
      buildPost({ ...film, title: 'Quiet', viewCount: 3 }),
      buildPost({ ...film, title: 'Third', viewCount: 30 }),
      buildPost({ ...film, title: 'Slabs', viewCount: 900, type: 'gallery' }),
      buildPost({ ...film, title: 'First', viewCount: 700 }),
      buildPost({ ...film, title: 'Second', viewCount: 80 }),
    ])
    const person = renderApp('/?subscribed=true')
    expect(
      await screen.findByText('Monthly plan, free trial. We’ll charge the first $12.12 on December 7, 2026.'),
    ).toBeVisible()
    const films = within(await screen.findByRole('region', { name: 'To begin with' })).getAllByRole('link')
    expect(films.map(({ textContent }) => textContent)).toEqual(['First', 'Second', 'Third'])
    await person.click(screen.getByRole('button', { name: 'Go to your feed' }))
    expect(await screen.findByRole('heading', { name: 'Welcome back, Robin' })).toBeVisible()
  })

  it('takes the name for comments, and emails about new hunts with one press', async () => {
    const names = record('put', '/api/account/profile', { id: 'h-7f3a9c21', name: 'Rock Robin', pictureUrl: null })
    const emails = record('put', '/api/account/post-emails', { ...noEmails, choice: 'at_once' })
    const person = renderApp('/?subscribed=true')
    await person.click(await screen.findByRole('checkbox', { name: 'Email me new hunts' }))
    await waitFor(() => expect(emails).toEqual([{ choice: 'at_once' }]))
    expect(await screen.findByRole('checkbox', { name: 'Email me new hunts' })).toBeChecked()
    await person.type(screen.getByRole('textbox', { name: /Display name/ }), 'Rock Robin')
    await person.click(screen.getByRole('button', { name: 'Save profile' }))
    await waitFor(() => expect(names).toEqual([{ name: 'Rock Robin' }]))
  })

  it('is below the post for somebody who came for one', async () => {
    sessionStorage.setItem('returnTo', JSON.stringify({ path: '/content/5', title: 'Secret seam' }))
    const post = { id: 5, title: 'Secret seam', isSubscriberOnly: true, type: 'gallery', videoURL: null } as const
    serve('get', '/api/posts/5', buildFullPost(post))
    renderApp('/?subscribed=true')
    expect(await screen.findByRole('heading', { level: 1, name: 'Secret seam' })).toBeVisible()
    expect(await screen.findByRole('checkbox', { name: 'Email me new hunts' })).not.toBeChecked()
    expect(screen.getByText(/We’ll charge the first \$12\.12 on December 7, 2026/)).toBeVisible()
  })
})

describe('a shop that sells to Europe', () => {
  beforeEach(() => {
    const { expressStates } = buildConfig().shipping
    serve('get', '/api/config', buildConfig({ shipping: { countries: ['US', 'DE'], expressStates } }))
    serve('get', '/api/market', { country: 'DE', notice: NOTICE })
  })

  it('asks where the member lives, and a member in the EU to ask for the beginning', async () => {
    const sent = record('post', '/api/create-subscription', offer)
    const person = renderApp('/subscribe')
    await screen.findByRole('combobox', { name: 'Where do you live?' })
    const country = () => screen.getByRole('combobox', { name: /Where do you live/ })
    await person.click(screen.getByRole('button', { name: 'Start free trial' }))
    expect(country()).toHaveFocus()
    expect(country()).toHaveAccessibleDescription('Please choose your country')
    await person.selectOptions(country(), 'Germany')
    expect(await screen.findByText('Right of withdrawal: 14 days')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Start free trial' }))
    const box = () => screen.getByRole('checkbox', { name: /I ask for my membership to begin now/ })
    expect(box()).toHaveFocus()
    expect(box()).toHaveAccessibleDescription(/Check the box/)
    await person.click(box())
    await person.click(screen.getByRole('button', { name: 'Start free trial' }))
    await waitFor(() => expect(sent).toEqual([{ plan: 'monthly', country: 'DE', startNow: true }]))
  })

  it('says on a German page in German what the member agrees to, and how to withdraw', async () => {
    await startLanguage('de')
    onTestFinished(() => startLanguage('en'))
    serveNotice(TRADER)
    const person = renderApp('/de/subscribe')
    await person.selectOptions(await screen.findByRole('combobox'), 'Deutschland')
    expect(
      await screen.findByText(
        /^Heute wird nichts abgebucht\. Die ersten 12,12 \$ buchen wir nach der kostenlosen Probezeit von 7 Tagen ab\./,
      ),
    ).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /^Ich möchte, dass meine Mitgliedschaft jetzt beginnt/ })).toBeVisible()
    expect(await screen.findByText('Widerrufsrecht: 14 Tage')).toBeVisible()
    const notice = screen.getByRole('region', { name: 'Für Käufe aus deinem Land' })
    expect(notice).toHaveTextContent('1 Agate Road, USt-IdNr. US1')
    expect(notice).toHaveTextContent('Um zu widerrufen, teile uns (Stone Hunt LLC, 1 Agate Road, USt-IdNr. US1) das in')
    expect(notice).toHaveTextContent('An Stone Hunt LLC, 1 Agate Road, USt-IdNr. US1:')
    expect(notice).not.toHaveTextContent(/\b(the|you|contract)\b/)
  })

  it('asks nothing more of a member elsewhere', async () => {
    const sent = record('post', '/api/create-subscription', offer)
    const person = renderApp('/subscribe')
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Where do you live?' }), 'Another country')
    await person.click(screen.getByRole('button', { name: 'Start free trial' }))
    await waitFor(() => expect(sent).toEqual([{ plan: 'monthly' }]))
  })
})

describe('a site that adds tax', () => {
  const shown = { tax: '0.48', renewalTax: '0.48' }
  beforeEach(() => {
    signIn(buildUser({ trialAvailable: false }))
    serve('get', '/api/config', buildConfig({ addsTax: true }))
    serve('get', '/api/membership-tax', shown)
  })

  it('shows price, tax and total where the member lives before the button, and sends what it showed', async () => {
    const started = { ...offer, ...shown, intentType: 'payment', trialDays: 0, firstCharge: '12.60' }
    const sent = record('post', '/api/create-subscription', started)
    const person = renderApp('/subscribe')
    const country = await screen.findByRole('combobox', { name: 'Where do you live?' })
    expect(screen.getByText('Tax is added, depending on where you live.')).toBeVisible()
    await person.selectOptions(country, 'United States')
    await person.click(screen.getByRole('button', { name: 'Subscribe Monthly, $12.12' }))
    const code = screen.getByRole('textbox', { name: /ZIP code/ })
    expect(code).toHaveFocus()
    expect(code).toHaveAccessibleDescription('Please enter your 5-digit ZIP code')
    expect(sent).toEqual([])
    await person.type(code, '10001')
    expect(await screen.findByText('$0.48')).toBeVisible()
    expect(screen.getByText(/^You pay \$12\.60 today\. .* \$12\.60 is \$12\.12 plus \$0\.48 tax\./)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Subscribe Monthly, $12.60' }))
    expect(await screen.findByRole('heading', { name: 'Payment details' })).toBeVisible()
    expect(sent).toEqual([{ plan: 'monthly', country: 'US', postalCode: '10001', tax: '0.48', total: '12.60' }])
    expect(screen.getByText(/^You pay \$12\.60 today\./)).toBeVisible()
  })

  it('shows below the place that the total of a trial is for later', async () => {
    signIn(buildUser({ trialAvailable: true }))
    const person = renderApp('/subscribe')
    const country = await screen.findByRole('combobox', { name: 'Where do you live?' })
    await person.selectOptions(country, 'Brazil')
    const total = await screen.findByText('Total after the free trial')
    expect(total.closest('dl')).toHaveTextContent('Total after the free trial$12.60')
    expect(country.compareDocumentPosition(total)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('asks for the place on a page that is older than the tax', async () => {
    serve('get', '/api/config', buildConfig())
    const errors = { country: 'Please choose your country' }
    serve('post', '/api/create-subscription', { message: 'Please check.', code: 'invalid_input', errors }, 400)
    const person = renderApp('/subscribe')
    const subscribe = await screen.findByRole('button', { name: 'Subscribe Monthly, $12.12' })
    serve('get', '/api/config', buildConfig({ addsTax: true }))
    await person.click(subscribe)
    expect(await screen.findByRole('combobox', { name: 'Where do you live?' })).toBeVisible()
  })

  it('shows everywhere what the form charges', async () => {
    const dearer = { tax: '0.56', renewalTax: '0.56', firstCharge: '14.56' }
    serve('post', '/api/create-subscription', { ...offer, ...dearer, intentType: 'payment', trialDays: 0 })
    const person = renderApp('/subscribe')
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Where do you live?' }), 'Brazil')
    await person.click(await screen.findByRole('button', { name: 'Subscribe Monthly, $12.60' }))
    expect(await screen.findByRole('button', { name: 'Subscribe Monthly, $14.56' })).toBeVisible()
    const summary = within(screen.getByRole('region', { name: 'Payment details' }))
    expect(summary.getByText(/You pay \$14\.56 today\. .* \$14\.56 is \$14\.00 plus \$0\.56 tax\./)).toBeVisible()
    expect(summary.getByText('$14.56')).toBeVisible()
    expect(summary.queryByText(/12\.(12|60)/)).not.toBeInTheDocument()
  })

  it('whose price has changed shows the new one, and sends it', async () => {
    const person = renderApp('/subscribe')
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Where do you live?' }), 'Brazil')
    serve('post', '/api/create-subscription', { message: 'The price has changed.', code: 'tax_changed' }, 409)
    const button = await screen.findByRole('button', { name: 'Subscribe Monthly, $12.60' })
    const config = buildConfig({ addsTax: true })
    serve('get', '/api/config', { ...config, prices: { ...config.prices, monthly: '14.00' } })
    serve('get', '/api/membership-tax', { tax: '0.56', renewalTax: '0.56' })
    await person.click(button)
    const changed = await screen.findByRole('button', { name: 'Subscribe Monthly, $14.56' })
    expect(screen.getByRole('alert')).toHaveTextContent('The price has changed. You weren’t charged.')
    const sent = record('post', '/api/create-subscription', offer)
    await person.click(changed)
    await waitFor(() => expect(sent).toEqual([{ plan: 'monthly', country: 'BR', tax: '0.56', total: '14.56' }]))
  })

  it('asks for no more than the country where that is enough', async () => {
    const person = renderApp('/subscribe')
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Where do you live?' }), 'Brazil')
    expect(await screen.findByText('$12.60')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: /code/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('option', { name: 'Another country' })).not.toBeInTheDocument()
  })

  it('says so when the tax can’t be worked out, and tries again', async () => {
    serve('get', '/api/membership-tax', { message: 'No.', code: 'card_provider_unreachable' }, 502)
    const person = renderApp('/subscribe')
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Where do you live?' }), 'Brazil')
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t work out the tax. You weren’t charged.')
    expect(screen.getByRole('button', { name: /^Subscribe Monthly/ })).toBeDisabled()
    serve('get', '/api/membership-tax', shown)
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Subscribe Monthly, $12.60' })).toBeEnabled()
  })

  it('says in German what is paid with tax', async () => {
    await startLanguage('de')
    onTestFinished(() => startLanguage('en'))
    serve('get', '/api/membership-tax', { tax: '2.30', renewalTax: '2.30' })
    const person = renderApp('/de/subscribe')
    const country = await screen.findByRole('combobox', { name: 'Wo wohnst du?' })
    expect(screen.getByText('Je nach Wohnort kommt Steuer hinzu.')).toBeVisible()
    await person.selectOptions(country, 'Deutschland')
    expect(
      await screen.findByText(
        /^Du bezahlst heute 14,42 \$\. .* In 14,42 \$ sind 2,30 \$ Steuer enthalten, ohne Steuer sind es 12,12 \$\./,
      ),
    ).toBeVisible()
  })
})

describe('an offer', () => {
  const found = {
    code: 'HALF',
    label: '50% off for 2 months',
    plans: [
      {
        plan: 'monthly',
        price: '12.12',
        offerPrice: '6.06',
        payments: 2,
        fullPriceAt: '2027-01-28T12:00:00.000Z',
      },
    ],
  }
  const started = { ...offer, intentType: 'payment', trialDays: 0, firstCharge: '6.06' }

  it('of a link shows the price today, the price after and from when on, and is sent with the plan', async () => {
    serve('get', '/api/membership-offer', found)
    const sent = record('post', '/api/create-subscription', started)
    const person = renderApp('/subscribe?offer=half')
    expect(await screen.findByText('50% off for 2 months', { exact: false })).toBeVisible()
    expect(screen.getByRole('radio', { name: /Monthly.*\$6\.06.*\$12\.12 from January 28, 2027 on/ })).toBeChecked()
    expect(
      screen.getByText(/You pay \$6\.06 today and \$6\.06 at the next renewal\. From January 28, 2027 on/),
    ).toBeVisible()
    expect(screen.getByText('The offer takes the place of the free trial: you pay today.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Subscribe Monthly, $6.06' }))
    expect(await screen.findByRole('heading', { name: 'Payment details' })).toBeVisible()
    expect(sent).toEqual([{ plan: 'monthly', offer: 'half' }])
  })

  it('that isn’t for the chosen plan leaves its full price and is not sent', async () => {
    serve('get', '/api/membership-offer', found)
    const sent = record('post', '/api/create-subscription', offer)
    const person = renderApp('/subscribe?offer=HALF')
    await screen.findByText('50% off for 2 months', { exact: false })
    await person.click(screen.getByRole('radio', { name: /Annual/ }))
    expect(screen.getByText('This offer isn’t for the annual plan, which costs its full price.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Start free trial' }))
    await waitFor(() => expect(sent).toEqual([{ plan: 'annual' }]))
  })

  it('can be typed in; a wrong code says so, and leaves everything as it was', async () => {
    serve('get', '/api/membership-offer', { message: 'HALF has expired.', code: 'code_not_usable' }, 409)
    const person = renderApp('/subscribe')
    await person.click(await screen.findByRole('button', { name: 'Have a code?' }))
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus()
    await person.click(screen.getByRole('button', { name: 'Apply' }))
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription('Please enter a code')
    await person.type(screen.getByRole('textbox', { name: 'Code' }), 'half')
    await person.click(screen.getByRole('button', { name: 'Apply' }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription('HALF has expired.'),
    )
    expect(screen.getByRole('button', { name: 'Start free trial' })).toBeEnabled()
    await person.click(screen.getByRole('button', { name: 'Continue without a code' }))
    expect(screen.getByRole('button', { name: 'Have a code?' })).toBeVisible()
  })

  it('can be removed', async () => {
    serve('get', '/api/membership-offer', found)
    const person = renderApp('/subscribe?offer=HALF')
    await person.click(await screen.findByRole('button', { name: 'Remove' }))
    expect(screen.getByRole('button', { name: 'Start free trial' })).toBeVisible()
    expect(screen.queryByText('50% off for 2 months', { exact: false })).not.toBeInTheDocument()
  })

  it('that was used up meanwhile says so before anything is charged', async () => {
    serve('get', '/api/membership-offer', found)
    serve('post', '/api/create-subscription', { message: 'HALF was used up.', code: 'code_not_usable' }, 409)
    const person = renderApp('/subscribe?offer=HALF')
    await person.click(await screen.findByRole('button', { name: 'Subscribe Monthly, $6.06' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('HALF was used up. You weren’t charged.')
  })

  it('is kept while somebody signs in', async () => {
    serve('get', '/api/auth/user', { message: 'Unauthorized', code: 'unauthorized' }, 401)
    renderApp('/subscribe?offer=HALF')
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/login?redirect=%2Fsubscribe%3Foffer%3DHALF'))
  })
})

const TEXT = { title: 'Right of withdrawal', paragraphs: ['You have the right to withdraw.'], form: ['I withdraw:'] }
const TRADER = {
  trader_name: 'Stone Hunt LLC',
  trader_address: '1 Agate Road',
  trader_email: '',
  trader_phone: '',
  trader_register: '',
  trader_vat_number: 'US1',
  eu_responsible: '',
  vat_wording: 'included',
  returns_address: '1 Agate Road',
}
const NOTICE = {
  seller: ['Stone Hunt LLC', '1 Agate Road'],
  responsible: null,
  vat: null,
  withdrawal: TEXT,
  membershipWithdrawal: TEXT,
  giftWithdrawal: TEXT,
}
