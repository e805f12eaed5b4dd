import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { serve, servePosts, server, signIn, stall } from './support/api.ts'
import { buildConfig, buildMerchandise, buildPost, buildRound, buildUser } from './support/fixtures.ts'
import { main, renderApp } from './support/renderApp.tsx'

describe('the landing page when signed out', () => {
  it('shows the hero, whose buttons link to the sign-in page', async () => {
    renderApp('/')
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to the Hunt' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Sign In to Watch Content' })).toHaveAttribute('href', '/api/login')
    expect(screen.getByRole('link', { name: 'Sign In to Subscribe' })).toHaveAttribute('href', '/api/login')
    expect(screen.queryByRole('button', { name: 'Change Cover Photo' })).toBeNull()
  })

  it('shows the three newest posts and links View All to the sign-in page', async () => {
    serve(
      'get',
      '/api/posts',
      [1, 2, 3, 4].map((id) => buildPost({ id })),
    )
    renderApp('/')
    const latest = await screen.findByRole('region', { name: 'Latest content' })
    expect(await within(latest).findAllByRole('article')).toHaveLength(3)
    expect(within(latest).getByRole('link', { name: 'View All Content' })).toHaveAttribute('href', '/api/login')
  })

  it('introduces the creator once the owner has written it', async () => {
    const config = buildConfig()
    const creator = { name: 'Mara Quill', text: 'I hunt agates.\n\nCome along.', portraitUrl: '/media/mara' }
    serve('get', '/api/config', buildConfig({ landing: { ...config.landing, creator } }))
    renderApp('/')
    const section = within(await screen.findByRole('region', { name: 'Meet Mara Quill' }))
    expect(section.getByText('Come along.')).toBeVisible()
    expect(section.getByRole('img', { name: 'Portrait of Mara Quill' })).toHaveAttribute('src', '/media/mara')
  })

  it('has no section about the creator otherwise', async () => {
    renderApp('/')
    await screen.findByRole('heading', { level: 1, name: 'Welcome to the Hunt' })
    expect(screen.queryByRole('heading', { name: /^Meet / })).toBeNull()
  })

  it('announces the Q&A round in which members can ask', async () => {
    serve('get', '/api/questions/open', { round: buildRound({ id: 3, title: 'November questions' }) })
    renderApp('/')
    const link = await screen.findByRole('link', { name: 'November questions' })
    expect(link).toHaveAttribute('href', '/questions/3-november-questions')
    expect(screen.getByRole('complementary', { name: 'Q&A' })).toHaveTextContent(/Ask and vote until/)
  })

  it('shows three skeletons while the posts load', async () => {
    stall('get', '/api/posts')
    renderApp('/')
    const latest = await screen.findByRole('region', { name: 'Latest content' })
    expect(within(latest).getAllByTestId('skeleton')).toHaveLength(3)
  })

  it('offers to retry a failed list and keeps the rest of the page', async () => {
    serve(
      'get',
      '/api/posts',
      { message: 'Something went wrong on our side. Please try again.', code: 'internal' },
      500,
    )
    const person = renderApp('/')
    await screen.findByText('The latest content could not be loaded.')
    servePosts([buildPost({ title: 'A fine geode' })])
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('A fine geode')).toBeVisible()
    // The retry button had the focus and is gone.
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('shows the four newest items in stock, all linking to /merchandise', async () => {
    server.use(
      http.get('/api/merchandise', ({ request }) => {
        const { searchParams } = new URL(request.url)
        const few = [1, 2, 3, 4, 5].slice(
          0,
          searchParams.get('inStock') === 'true' ? Number(searchParams.get('limit')) : 0,
        )
        return HttpResponse.json(few.map((id) => buildMerchandise({ id })))
      }),
    )
    renderApp('/')
    const shop = await screen.findByRole('region', { name: 'From the shop' })
    const cards = await within(shop).findAllByRole('article')
    expect(cards).toHaveLength(4)
    expect(within(cards[0]!).getByRole('link')).toHaveAttribute('href', '/merchandise')
    expect(within(shop).getByRole('link', { name: 'View All Merchandise' })).toHaveAttribute('href', '/merchandise')
  })

  it('shows the features, the price and the terms of the subscription', async () => {
    renderApp('/')
    await screen.findByRole('link', { name: 'Sign In & Subscribe' })
    const page = within(main())
    expect(await page.findByText('Premium Content')).toBeVisible()
    expect(page.getByText('Community')).toBeVisible()
    expect(page.getByText('Quality Gear')).toBeVisible()
    expect(page.getByRole('heading', { name: 'Join the Elite Hunting Community' })).toBeVisible()
    expect(page.getByText('Premium Videos')).toBeVisible()
    expect(page.getByText('Community Access')).toBeVisible()
    expect(page.getByText('Early Access')).toBeVisible()
    expect(page.getByText('$12.12 per month')).toBeInTheDocument()
    expect(page.getByText('Cancel anytime • 7-day free trial • Secure payment')).toBeVisible()
    expect(document.getElementById('subscription')).not.toBeNull()
  })

  it('has a footer with the employee sign-in and three links', async () => {
    renderApp('/')
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.getByRole('link', { name: 'Employee Sign In' })).toHaveAttribute('href', '/api/employee-login')
    expect(footer.getByRole('link', { name: 'Content' })).toHaveAttribute('href', '/content')
    expect(footer.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/shop')
    expect(footer.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/subscribe')
  })
})

describe('the front page when signed in', () => {
  it('invites someone without a subscription to /subscribe', async () => {
    signIn(buildUser())
    renderApp('/')
    expect(await screen.findByRole('link', { name: 'Subscribe to Watch Content' })).toHaveAttribute(
      'href',
      '/subscribe',
    )
    expect(await screen.findByRole('link', { name: 'Become a Subscriber' })).toHaveAttribute('href', '/subscribe')
    expect(await screen.findAllByRole('link', { name: 'Subscribe Now' })).not.toHaveLength(0)
  })

  it('welcomes a subscriber without a second button', async () => {
    signIn(buildUser({ isSubscriber: true }))
    renderApp('/')
    expect(await screen.findByRole('link', { name: 'Watch Latest Content' })).toHaveAttribute('href', '/content')
    expect(screen.queryByRole('link', { name: 'Become a Subscriber' })).toBeNull()
    await screen.findByRole('heading', { name: 'Welcome back, Robin' })
    expect(await screen.findByText(/is active and renews automatically/)).toBeVisible()
  })

  it('lets an employee open and close the cover photo dialog', async () => {
    signIn(buildUser({ isEmployee: true, role: 'owner' }))
    const person = renderApp('/')
    await screen.findByRole('heading', { name: 'Welcome back, Robin' })
    const button = await screen.findByRole('button', { name: 'Change Cover Photo' })
    await person.click(button)
    expect(await screen.findByRole('dialog', { name: 'Change Cover Photo' })).toBeVisible()
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button).toHaveFocus()
  })
})
