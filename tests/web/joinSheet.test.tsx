import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { CurrentUser } from '#contracts/people/people.ts'
import { startLanguage } from '../../web/src/lib/text.ts'
import { record, serve, servePosts, server, stall } from './support/api.ts'
import { buildFullPost, buildPost, buildUser } from './support/fixtures.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

// jsdom cannot navigate.
const leaveTo = vi.hoisted(() => vi.fn())
vi.mock('../../web/src/lib/leaveTo.ts', () => ({ leaveTo }))
// jsdom can’t style the elements of the player.
vi.mock('../../web/src/features/content/posts/VideoPlayer.tsx', () => ({
  VideoPlayer: ({ playsNow }: { playsNow: boolean }) => (
    <div role="figure" aria-label="The film" data-plays={playsNow} />
  ),
}))

const LOCKED = buildFullPost({ id: 5, title: 'Secret seam', isSubscriberOnly: true, locked: true, videoURL: null })
const OPEN = { ...LOCKED, locked: false, videoURL: '/media/film' }
const MEMBER = buildUser({ isSubscriber: true, trialAvailable: false })
const OFFER = {
  clientSecret: 'seti_1_secret_2',
  intentType: 'setup',
  trialDays: 7,
  firstChargeAt: '2026-12-07T12:00:00.000Z',
  firstCharge: '12.12',
}
const UNAUTHORIZED = { message: 'Unauthorized', code: 'unauthorized' }

/** Who is signed in, and what the server says about the post: both change while the sheet is open. */
let user: CurrentUser | null
let post: JsonBodyType

beforeEach(() => {
  leaveTo.mockReset()
  user = null
  post = LOCKED
  server.use(
    http.get('/api/auth/user', () =>
      user ? HttpResponse.json(user) : HttpResponse.json(UNAUTHORIZED, { status: 401 }),
    ),
    http.get('/api/posts/5', () => HttpResponse.json(post)),
  )
})

/** Answers once, and changes what the server says afterwards. */
function answerWith(path: string, body: JsonBodyType, change: () => void): unknown[] {
  const received: unknown[] = []
  server.use(
    http.post(path, async ({ request }) => {
      received.push(await request.json())
      change()
      return HttpResponse.json(body)
    }),
  )
  return received
}

const sheet = () => screen.findByRole('dialog', { name: /^(Start your free trial|Become a Subscriber)$/ })
const inSheet = async () => within(await sheet())
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function openSheet(name = 'Sign In to Watch Content') {
  const person = renderApp('/content/5')
  await person.click(await screen.findByRole('link', { name }))
  return { person, dialog: await inSheet() }
}

async function enterEmail(email: string) {
  const { person, dialog } = await openSheet()
  await person.type(await dialog.findByLabelText('Email'), email)
  await person.click(dialog.getByRole('button', { name: 'Continue' }))
  return { person, dialog }
}

async function askForCode() {
  serve('post', '/api/join', { next: 'code' })
  const opened = await enterEmail('robin@example.test')
  return { ...opened, code: await opened.dialog.findByLabelText('Code') }
}

async function openCardForm() {
  user = buildUser()
  const plans = record('post', '/api/create-subscription', OFFER)
  const { person, dialog } = await openSheet('Subscribe to Watch Content')
  await person.click(await dialog.findByRole('button', { name: 'Start free trial' }))
  await dialog.findByText('Demo payment: no card is charged. Don’t enter a real card number.')
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Start free trial' })).toBeEnabled())
  return { person, dialog, plans }
}

async function pay() {
  serve('post', 'http://localhost:3000/demo/confirm', { status: 'succeeded' })
  const opened = await openCardForm()
  await opened.person.click(opened.dialog.getByRole('button', { name: 'Start free trial' }))
  return opened
}

describe('a lock', () => {
  it('keeps its link, and a press opens the sheet over the page', async () => {
    const person = renderApp('/content/5')
    const lock = await screen.findByRole('link', { name: 'Sign In to Watch Content' })
    expect(lock).toHaveAttribute('href', '/api/login?redirect=/content/5')
    await person.click(lock)
    const dialog = await inSheet()
    expect(await dialog.findByLabelText('Email')).toHaveFocus()
    expect(dialog.getByText('7 days free, then $12.12 a month. Cancel anytime.')).toBeVisible()
    expect(await dialog.findByRole('region', { name: 'Opens after you subscribe' })).toHaveTextContent('Secret seam')
    expect(dialog.getByRole('link', { name: 'sign in with your password' })).toHaveAttribute(
      'href',
      '/api/login?redirect=%2Fcontent%2F5&account=yes',
    )
    expect(window.location.pathname).toBe('/content/5')
    expect(screen.getByRole('main')).toHaveAttribute('inert')
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' })
  })

  it('is followed as before in a new tab', async () => {
    renderApp('/content/5')
    const lock = await screen.findByRole('link', { name: 'Sign In to Watch Content' })
    const followed = vi.fn((event: Event) => {
      const { defaultPrevented } = event
      event.preventDefault()
      return defaultPrevented
    })
    window.addEventListener('click', followed)
    onTestFinished(() => window.removeEventListener('click', followed))
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) fireEvent.click(lock, { [key]: true })
    expect(followed.mock.results.map(({ value }) => value as boolean)).toEqual([false, false, false, false])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each<[string, () => unknown]>([
    ['Back', () => window.history.back()],
    ['Escape', () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })],
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    [
      'a repeated press of its button',
      () => {
        fireEvent.click(screen.getByRole('button', { name: 'Close' }))
        fireEvent.click(screen.getByRole('button', { name: 'Close' }))
      },
    ],
    [
      'a press beside it',
      async () => {
        const { previousElementSibling: shade } = await sheet()
        if (shade) fireEvent.click(shade)
      },
    ],
  ])('closes with %s, gives the focus back and stays on the page', async (_name, close) => {
    window.history.replaceState(null, '', '/content')
    window.history.pushState(null, '', '/content/5')
    const { dialog } = await openSheet()
    await dialog.findByLabelText('Email')
    await close()
    await isClosed()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Sign In to Watch Content' })).toHaveFocus())
    expect(window.location.pathname).toBe('/content/5')
    expect(screen.getByRole('main')).not.toHaveAttribute('inert')
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' })
  })

  it('is no place for a press on a notification or the dialog of a bank, which close nothing', async () => {
    const { dialog } = await openSheet()
    await dialog.findByLabelText('Email')
    const bank = document.body.appendChild(document.createElement('iframe'))
    onTestFinished(() => bank.remove())
    fireEvent.pointerDown(bank)
    fireEvent.focusIn(bank)
    expect(await sheet()).toBeVisible()
    expect(bank).not.toHaveAttribute('inert')
  })

  it('of a story opens it, too', async () => {
    post = { ...OPEN, storyCut: true }
    serve('get', '/api/posts/5/comments', [])
    await openSheet('Sign In to Read On')
    expect(screen.queryByRole('region', { name: 'Opens after you subscribe' })).toBeNull()
  })

  it('of the comments opens it, and signing in there has its own link', async () => {
    post = OPEN
    const person = renderApp('/content/5')
    const prompt = within(
      (await screen.findByText(/^Comments are for subscribers\./)).closest<HTMLElement>('p') ?? document.body,
    )
    expect(prompt.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/api/login')
    await person.click(prompt.getByRole('link', { name: 'Become a Subscriber' }))
    expect(await (await inSheet()).findByLabelText('Email')).toBeVisible()
  })

  it('of the comments in the feed opens it', async () => {
    user = buildUser()
    servePosts([buildPost({ id: 7 })])
    const person = renderApp('/')
    await screen.findByText(/^Comments are for subscribers\./)
    const prompt = screen.getByText(/^Comments are for subscribers\./)
    await person.click(within(prompt).getByRole('link', { name: 'Become a Subscriber' }))
    expect(await (await inSheet()).findByRole('radio', { name: /Monthly/ })).toBeChecked()
  })

  it('on a card leads to the sign-in page, as specified', async () => {
    servePosts([buildPost({ ...LOCKED })])
    renderApp('/content')
    const card = await screen.findByRole('link', { name: 'Secret seam' })
    let isPrevented: boolean | undefined
    const handle = (event: Event) => {
      isPrevented = event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', handle, { once: true })
    fireEvent.click(card)
    expect(isPrevented).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('an email address', () => {
  it('without an account goes on to the plans', async () => {
    const sent = answerWith('/api/join', { next: 'signed_in' }, () => {
      user = buildUser({ emailUnconfirmed: true })
    })
    const { dialog } = await enterEmail(' new@example.test ')
    expect(await dialog.findByRole('radio', { name: /Monthly.*\$12\.12/ })).toBeChecked()
    expect(sent).toEqual([expect.objectContaining({ email: 'new@example.test', redirect: '/content/5' })])
    expect(await dialog.findByRole('heading', { name: 'Start your free trial' })).toHaveFocus()
    expect(dialog.getByText(/^You won’t be charged today\./)).toBeVisible()
    expect(dialog.getByText(/^With “Start free trial” you agree to the automatic renewal/)).toBeVisible()
    expect(dialog.getByText('Cancel anytime • 7-day free trial • Secure payment')).toBeVisible()
    // The part that asks to confirm the address came later.
    const strip = await screen.findByRole('complementary', { name: 'Confirm your email address' })
    await waitFor(() => expect(strip).toHaveAttribute('inert'))
    expect(dialog.queryByRole('heading', { name: 'What’s included' })).toBeNull()
  })

  it('that is none says so at the field', async () => {
    serve(
      'post',
      '/api/join',
      {
        message: 'Please check the highlighted fields.',
        code: 'invalid_input',
        errors: { email: 'Please enter a valid email address' },
      },
      400,
    )
    const { dialog } = await enterEmail('robin')
    await waitFor(() =>
      expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(/Please enter a valid email address/),
    )
    expect(dialog.getByLabelText('Email')).toHaveFocus()
  })

  it.each([
    [429, { message: 'Too many attempts. Please wait a moment, then try again.', code: 'too_many_requests' }],
    [503, null],
  ])('that is refused with %i says why, and can be sent again', async (status, body) => {
    serve('post', '/api/join', body, status)
    const { person, dialog } = await enterEmail('robin@example.test')
    expect(await dialog.findByRole('alert')).toHaveTextContent(body?.message ?? 'That didn’t work. Please try again.')
    serve('post', '/api/join', { next: 'code' })
    await person.click(dialog.getByRole('button', { name: 'Continue' }))
    expect(await dialog.findByLabelText('Code')).toHaveFocus()
  })

  it('isn’t enough where the owner asks for a password: the link of the lock is followed', async () => {
    serve(
      'post',
      '/api/join',
      {
        message: 'Please check the highlighted fields.',
        code: 'invalid_input',
        errors: { password: 'Please use at least 8 characters' },
      },
      400,
    )
    await enterEmail('robin@example.test')
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(expect.stringMatching(/^\/api\/login\?redirect=/)))
    await isClosed()
  })
})

describe('an emailed code', () => {
  it('signs a member in: the sheet closes and the film opens', async () => {
    const { person, dialog, code } = await askForCode()
    expect(code).toHaveFocus()
    expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    expect(dialog.getByText('robin@example.test')).toBeVisible()
    const sent = answerWith('/api/login/email/code', { user: MEMBER }, () => {
      user = MEMBER
      post = OPEN
    })
    await person.click(code)
    await person.paste('123 456')
    await person.keyboard('{Enter}')
    await isClosed()
    expect(await screen.findByLabelText('The film')).toBeVisible()
    expect(sent).toEqual([{ code: '123 456' }])
    expect(screen.getByRole('main')).toHaveFocus()
    // Nothing was bought.
    expect(screen.queryByRole('heading', { name: 'Your membership' })).toBeNull()
    expect(sessionStorage.getItem('returnTo')).toBeNull()
  })

  it('opens a post to its author, who is no member', async () => {
    const { person, code } = await askForCode()
    answerWith('/api/login/email/code', { user: buildUser() }, () => {
      user = buildUser()
      post = OPEN
    })
    await person.type(code, '123456{Enter}')
    await isClosed()
    expect(await screen.findByLabelText('The film')).toBeVisible()
  })

  it('leads somebody without a membership to the plans', async () => {
    const { person, dialog, code } = await askForCode()
    const former = buildUser({ trialAvailable: false })
    answerWith('/api/login/email/code', { user: former }, () => {
      user = former
    })
    await person.type(code, '123456{Enter}')
    expect(await dialog.findByRole('button', { name: 'Subscribe Monthly, $12.12' })).toBeEnabled()
    expect(await screen.findByRole('heading', { name: 'Become a Subscriber', level: 2 })).toHaveFocus()
  })

  it('that is wrong says so at the field', async () => {
    const { person, code } = await askForCode()
    const message = 'That isn’t the code we emailed you. Please try again.'
    serve('post', '/api/login/email/code', { message, code: 'wrong_email_code' }, 401)
    await person.type(code, '000000{Enter}')
    await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(message)))
    expect(code).toHaveFocus()
    expect(leaveTo).not.toHaveBeenCalled()
  })

  it('that no longer works is sent again', async () => {
    const { person, dialog, code } = await askForCode()
    const message = 'That code no longer works. Please ask for a new one.'
    serve('post', '/api/login/email/code', { message, code: 'email_code_expired' }, 400)
    await person.type(code, '000000{Enter}')
    expect(await dialog.findByRole('alert')).toHaveTextContent(message)
    const again = record('post', '/api/login/email', { message: 'Sent.' }, 202)
    await person.click(dialog.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(again).toEqual([{ email: 'robin@example.test', redirect: '/content/5' }]))
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(/^Sent\./))
    expect(code).toHaveValue('')
    expect(code).toHaveFocus()
    expect(dialog.queryByRole('button', { name: 'Send again' })).toBeNull()
    expect(dialog.queryByRole('alert')).toBeNull()
  })

  it('can be sent again after half a minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { dialog } = await askForCode()
    expect(dialog.queryByRole('button', { name: 'Send again' })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(dialog.getByRole('button', { name: 'Send again' })).toBeVisible()
  })

  it('with a second factor goes on to the page that asks for it, and from there to the post', async () => {
    const { person, code } = await askForCode()
    const message = 'Please enter the code from your authenticator app.'
    serve('post', '/api/login/email/code', { message, code: 'second_factor_required' }, 401)
    await person.type(code, '123456{Enter}')
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/login/code?redirect=%2Fcontent%2F5'))
  })

  it('leads an employee without the second factor to setting it up', async () => {
    const { person, code } = await askForCode()
    const employee = buildUser({ owesSecondFactor: true, role: 'editor' })
    answerWith('/api/login/email/code', { user: employee }, () => {
      user = employee
    })
    await person.type(code, '123456{Enter}')
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/second-factor?redirect=%2Fcontent%2F5'))
  })

  it('for a wrong address leads back to the field', async () => {
    const { person, dialog } = await askForCode()
    await person.click(dialog.getByRole('button', { name: 'Use another address' }))
    expect(await dialog.findByLabelText('Email')).toHaveFocus()
  })
})

describe('paying', () => {
  it('opens the film in the page, with the welcome below', async () => {
    const asked = answerWith('/api/subscribe', MEMBER, () => {
      user = MEMBER
      post = OPEN
    })
    const { plans } = await pay()
    await isClosed()
    expect(await screen.findByLabelText('The film')).toHaveAttribute('data-plays', 'true')
    expect(await findToast('Payment Successful')).toHaveTextContent('Welcome to the premium tier')
    expect(await screen.findByRole('heading', { name: 'Your membership' })).toBeVisible()
    expect(plans).toEqual([{ plan: 'monthly' }])
    expect(asked).toEqual([{}])
    expect(leaveTo).not.toHaveBeenCalled()
    expect(screen.getByRole('main')).toHaveFocus()
    expect(sessionStorage.getItem('returnTo')).toBeNull()
  })

  it('begins with the plans for somebody who is signed in', async () => {
    user = buildUser()
    const { dialog } = await openSheet('Subscribe to Watch Content')
    expect(await dialog.findByRole('radio', { name: /Monthly/ })).toBeChecked()
    expect(dialog.getByRole('heading', { name: 'Start your free trial' })).toHaveFocus()
    expect(dialog.queryByLabelText('Email')).toBeNull()
  })

  it('keeps the post in case that a bank sends the browser away', async () => {
    await openCardForm()
    expect(JSON.parse(sessionStorage.getItem('returnTo') ?? '')).toEqual({ path: '/content/5', title: 'Secret seam' })
  })

  it('with a declined card says so in the sheet, which stays', async () => {
    serve('post', 'http://localhost:3000/demo/confirm', {
      error: { message: 'Your card was declined.', type: 'card_error' },
    })
    const { person, dialog } = await openCardForm()
    await person.click(dialog.getByRole('button', { name: 'Start free trial' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('You weren’t charged. Check the card or use another one')
    expect(await findToast('Payment Failed')).toHaveTextContent('Your card was declined.')
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await isClosed()
  })

  it('isn’t left by accident while the card is confirmed', async () => {
    stall('post', 'http://localhost:3000/demo/confirm')
    const { person, dialog } = await openCardForm()
    await person.click(dialog.getByRole('button', { name: 'Start free trial' }))
    await dialog.findByRole('button', { name: 'Processing Payment...' })
    const button = dialog.getByRole('button', { name: 'Close' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(button)
    await person.keyboard('{Escape}')
    expect(await sheet()).toBeVisible()
    expect(window.history.state).toHaveProperty('usr.joinFor', 'post')
  })

  it('that can’t begin says so in the sheet', async () => {
    user = buildUser()
    const message = 'Nothing was charged.'
    serve('post', '/api/create-subscription', { message, code: 'card_provider_unreachable' }, 502)
    const { person, dialog } = await openSheet('Subscribe to Watch Content')
    await person.click(await dialog.findByRole('button', { name: 'Start free trial' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('You weren’t charged. Wait a moment')
  })

  it('offers the other plan again, with the focus on what is chosen', async () => {
    const { person, dialog } = await openCardForm()
    expect(dialog.queryByRole('radio', { name: /Annual/ })).toBeNull()
    await person.click(dialog.getByRole('button', { name: 'Change plan' }))
    expect(dialog.getByRole('radio', { name: /Annual/ })).toBeEnabled()
    expect(dialog.getByRole('heading', { name: 'Your plan' })).toHaveFocus()
  })

  it('that isn’t confirmed yet is asked for again', async () => {
    const message = 'You don’t have an active subscription.'
    serve('post', '/api/subscribe', { message, code: 'no_active_subscription' }, 402)
    const { person, dialog } = await pay()
    expect(await dialog.findByRole('alert')).toHaveTextContent('Your membership isn’t active yet')
    answerWith('/api/subscribe', MEMBER, () => {
      user = MEMBER
      post = OPEN
    })
    await person.click(dialog.getByRole('button', { name: 'Try again' }))
    await isClosed()
    expect(await screen.findByLabelText('The film')).toBeVisible()
  })

  it('with a card that had its trial starts the same plan today with one press', async () => {
    const message = 'This card has already had its free trial.'
    serve('post', '/api/subscribe', { message, code: 'trial_card_used' }, 402)
    const { person, dialog } = await pay()
    user = buildUser({ trialAvailable: false })
    const plans = record('post', '/api/create-subscription', { ...OFFER, intentType: 'payment', trialDays: 0 })
    await person.click(await dialog.findByRole('button', { name: 'Start today for $12.12' }))
    expect(await dialog.findByRole('heading', { name: 'Payment details' })).toBeVisible()
    expect(plans).toEqual([{ plan: 'monthly' }])
  })

  it('opens the film also when Back closed the sheet meanwhile', async () => {
    let confirm = (): void => undefined
    server.use(
      http.post('http://localhost:3000/demo/confirm', async () => {
        await new Promise<void>((resolve) => (confirm = resolve))
        return HttpResponse.json({ status: 'succeeded' })
      }),
    )
    answerWith('/api/subscribe', MEMBER, () => {
      user = MEMBER
      post = OPEN
    })
    const { person, dialog } = await openCardForm()
    await person.click(dialog.getByRole('button', { name: 'Start free trial' }))
    await dialog.findByRole('button', { name: 'Processing Payment...' })
    window.history.back()
    await isClosed()
    confirm()
    expect(await screen.findByLabelText('The film')).toBeVisible()
    expect(window.location.pathname).toBe('/content/5')
  })
})

it('the sheet of a reloaded page closes by itself for a member', async () => {
  user = MEMBER
  post = OPEN
  window.history.replaceState(null, '', '/content/5')
  window.history.pushState(null, '')
  renderApp('/content/5', { usr: { joinFor: 'post', address: '/subscribe' }, key: 'joined', idx: 1 })
  await waitFor(() => expect(window.history.state ?? {}).not.toHaveProperty('usr.joinFor'))
  await isClosed()
  expect(await screen.findByLabelText('The film')).toHaveAttribute('data-plays', 'true')
})

it('speaks German on a German page', async () => {
  await startLanguage('de')
  onTestFinished(() => startLanguage('en'))
  serve('post', '/api/join', { next: 'code' })
  const person = renderApp('/de/content/5')
  await person.click(await screen.findByRole('link', { name: 'Anmelden, um Beiträge anzusehen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Starte deine kostenlose Probezeit' }))
  await person.type(await dialog.findByLabelText('E-Mail'), 'robin@example.test{Enter}')
  expect(await dialog.findByText(/^Für/)).toHaveTextContent(
    'Für robin@example.test gibt es ein Konto. Wir haben einen Code dorthin geschickt.',
  )
})
