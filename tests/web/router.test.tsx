import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { Route, Switch } from 'wouter'
import type { Language } from '#contracts/shared/languages.ts'
import { BrowserRouter } from '../../web/src/lib/router/BrowserRouter.tsx'
import { useLocation, useNavigate, useParams, useSearchParams } from '../../web/src/lib/router/hooks.ts'
import { Link, NavLink, type LinkProps } from '../../web/src/lib/router/Link.tsx'
import { resolve } from '../../web/src/lib/router/location.ts'
import { usePlace } from '../../web/src/lib/router/place.ts'

describe('an address', () => {
  it.each([
    ['/shop', '/shop', '', ''],
    ['/shop?q=a?b#c', '/shop', '?q=a?b', '#c'],
    ['?page=2', '/content', '?page=2', ''],
    ['?', '/content', '', ''],
    ['#top', '/content', '', '#top'],
    [{ pathname: '/shop', search: 'q=a', hash: '#c' }, '/shop', '?q=a', '#c'],
  ])('%o on /content is %s%s%s', (to, pathname, search, hash) => {
    expect(resolve(to, '/content')).toEqual({ pathname, search, hash })
  })
})

function Shown() {
  const { pathname, search: query, hash, state } = useLocation()
  const { arrival } = usePlace()
  const { id } = useParams()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  return (
    <>
      <output>{JSON.stringify([pathname + query + hash, id, state, arrival])}</output>
      <button onClick={() => setSearch((before) => (before.set('page', '2'), before), { replace: true })}>
        Page 2
      </button>
      <button
        onClick={() => {
          setSearch((before) => (before.delete('code'), before))
          setSearch((before) => (before.delete('stop'), before))
        }}
      >
        Drop two
      </button>
      <p>{search.get('q')}</p>
      <button onClick={() => navigate('/content/8', { state: { from: 'here' } })}>Go</button>
      <button onClick={() => navigate(-1)}>Back</button>
    </>
  )
}

function open(address: string, link: Partial<LinkProps> = {}, language: Language = 'en') {
  window.history.replaceState(null, '', address)
  render(
    <BrowserRouter language={language}>
      <Link to="/content/7" {...link}>
        Link
      </Link>
      <NavLink to="/content">Content</NavLink>
      <Switch>
        <Route path="/content/:id">
          <Shown />
        </Route>
        <Route>
          <Shown />
        </Route>
      </Switch>
    </BrowserRouter>,
  )
  return userEvent.setup()
}

const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown
const click = (name: string) => userEvent.click(screen.getByRole(name === 'Link' ? 'link' : 'button', { name }))

describe('a router', () => {
  beforeEach(cleanup)

  it('shows the page of a link, with its values, and that of Back', async () => {
    open('/shop?q=a')
    expect(shown()).toEqual(['/shop?q=a', null, null, 'pop'])
    await click('Link')
    expect(shown()).toEqual(['/content/7', '7', null, 'push'])
    await click('Back')
    await waitFor(() => expect(shown()).toEqual(['/shop?q=a', null, null, 'pop']))
  })

  it('keeps the state of an entry, and each has its own key', async () => {
    open('/shop')
    await click('Go')
    expect(shown()).toEqual(['/content/8', '8', { from: 'here' }, 'push'])
    const { key } = window.history.state as { key: string }
    await click('Page 2')
    expect(shown()).toEqual(['/content/8?page=2', '8', null, 'replace'])
    expect(window.history.state).not.toMatchObject({ key })
  })

  it('adds no entry for a link to the page that is shown', async () => {
    open('/content/7')
    const entries = window.history.length
    await click('Link')
    expect(window.history.length).toBe(entries)
    expect(shown()).toEqual(['/content/7', '7', null, 'replace'])
  })

  it('writes addresses of a language below it, and reads them without', async () => {
    open('/de', {}, 'de')
    expect(shown()).toEqual(['/', null, null, 'pop'])
    expect(screen.getByRole('link', { name: 'Link' })).toHaveAttribute('href', '/de/content/7')
    await click('Link')
    expect(window.location.pathname).toBe('/de/content/7')
    expect(shown()).toEqual(['/content/7', '7', null, 'push'])
  })

  it.each([
    ['/content', 'page'],
    ['/content/', 'page'],
    ['/Content?page=2', 'page'],
    ['/content/7', null],
  ])('on %s marks the link of the page as %s', (address, current) => {
    open(address)
    expect(screen.getByRole('link', { name: 'Content' }).getAttribute('aria-current')).toBe(current)
  })

  it.each([
    ['/content/7', '7'],
    ['/content/7/', '7'],
    ['/Content/7', '7'],
    ['/content/Anna%20M%C3%BCller', 'Anna Müller'],
    ['/content/%E0%A4%A', '%E0%A4%A'],
    ['/content/', null],
    ['/content/7/8', null],
  ])('reads of %s the value %s', (address, id) => {
    open(address)
    expect(shown()).toEqual([address, id, null, 'pop'])
  })

  it('decodes a query once', () => {
    open('/content?q=%2541+%26')
    expect(screen.getByText('%41 &')).toBeVisible()
  })

  it('keeps both of two changes of the query at once', async () => {
    open('/content?code=a&q=b&stop=c')
    await click('Drop two')
    expect(shown()).toEqual(['/content?q=b', null, null, 'push'])
  })

  it.each<[string, Partial<LinkProps>]>([
    ['for a new tab', { target: '_blank' }],
    ['that reloads', { reloadDocument: true }],
    ['to another site', { to: 'https://example.com/' }],
    ['whose own handler took the click', { onClick: (event) => event.preventDefault() }],
  ])('leaves a link %s to the browser', async (_what, link) => {
    open('/shop', link)
    const stop = (event: Event) => event.preventDefault()
    window.addEventListener('click', stop)
    await click('Link')
    window.removeEventListener('click', stop)
    expect(shown()).toEqual(['/shop', null, null, 'pop'])
  })

  it('leaves a click with a modifier to the browser', async () => {
    const person = open('/shop')
    const stop = (event: Event) => event.preventDefault()
    window.addEventListener('click', stop)
    await person.keyboard('{Control>}')
    await person.click(screen.getByRole('link', { name: 'Link' }))
    window.removeEventListener('click', stop)
    expect(shown()).toEqual(['/shop', null, null, 'pop'])
  })
})
