import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { BrowserRouter } from '../../web/src/lib/router/BrowserRouter.tsx'
import { useLocation, useNavigate, useParams, useRouter, useSearchParams } from '../../web/src/lib/router/hooks.ts'
import { Link, NavLink, type LinkProps } from '../../web/src/lib/router/Link.tsx'
import { resolve } from '../../web/src/lib/router/location.ts'
import { matchPath } from '../../web/src/lib/router/matchPath.ts'
import { Routes } from '../../web/src/lib/router/Routes.tsx'

describe('a path', () => {
  it.each([
    ['/content/:id', '/content/7', { id: '7' }],
    ['/content/:id', '/content/7/', { id: '7' }],
    ['/content/:id', '/Content/7', { id: '7' }],
    ['/hunters/:handle', '/hunters/Anna%20M%C3%BCller', { handle: 'Anna Müller' }],
    ['/hunters/:handle', '/hunters/%E0%A4%A', { handle: '%E0%A4%A' }],
    ['/content/:id', '/content/', null],
    ['/content/:id', '/content/7/8', null],
    ['/content', '/content/7', null],
    ['/', '/', {}],
    ['/finds', '/finds//', {}],
    ['/finds', '/finds%0a', null],
  ])('of the pattern %s is matched by %s: %o', (pattern, pathname, values) => {
    expect(matchPath(pattern, pathname)).toEqual(values)
  })
})

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
  const { pathname, search, hash, state } = useLocation()
  const { arrival } = useRouter()
  const [, setSearch] = useSearchParams()
  const navigate = useNavigate()
  return (
    <>
      <output>{JSON.stringify([pathname + search + hash, useParams(), state, arrival])}</output>
      <button onClick={() => setSearch((before) => (before.set('page', '2'), before), { replace: true })}>
        Page 2
      </button>
      <button onClick={() => navigate('/content/8', { state: { from: 'here' } })}>Go</button>
      <button onClick={() => navigate(-1)}>Back</button>
    </>
  )
}

/** @param link in the language whose pages are below `base`. */
function open(address: string, link: Partial<LinkProps> = {}, base = '/') {
  window.history.replaceState(null, '', address)
  render(
    <BrowserRouter base={base}>
      <Link to="/content/7" {...link}>
        Link
      </Link>
      <NavLink to="/content" end>
        Content
      </NavLink>
      <NavLink to="/content">All below</NavLink>
      <Routes routes={[{ path: '/content/:id', element: <Shown /> }]} otherwise={<Shown />} />
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
    expect(shown()).toEqual(['/shop?q=a', {}, null, 'pop'])
    await click('Link')
    expect(shown()).toEqual(['/content/7', { id: '7' }, null, 'push'])
    await click('Back')
    await waitFor(() => expect(shown()).toEqual(['/shop?q=a', {}, null, 'pop']))
  })

  it('keeps the state of an entry, and each has its own key', async () => {
    open('/shop')
    await click('Go')
    expect(shown()).toEqual(['/content/8', { id: '8' }, { from: 'here' }, 'push'])
    const { key } = window.history.state as { key: string }
    await click('Page 2')
    expect(shown()).toEqual(['/content/8?page=2', { id: '8' }, null, 'replace'])
    expect(window.history.state).not.toMatchObject({ key })
  })

  it('adds no entry for a link to the page that is shown', async () => {
    open('/content/7')
    const entries = window.history.length
    await click('Link')
    expect(window.history.length).toBe(entries)
    expect(shown()).toEqual(['/content/7', { id: '7' }, null, 'replace'])
  })

  it('writes addresses of a language below it, and reads them without', async () => {
    open('/de', {}, '/de')
    expect(shown()).toEqual(['/', {}, null, 'pop'])
    expect(screen.getByRole('link', { name: 'Link' })).toHaveAttribute('href', '/de/content/7')
    await click('Link')
    expect(window.location.pathname).toBe('/de/content/7')
    expect(shown()).toEqual(['/content/7', { id: '7' }, null, 'push'])
  })

  it('marks the link of the page, and one to a page above it', () => {
    open('/content/7')
    expect(screen.getByRole('link', { name: 'Content' })).not.toHaveAttribute('aria-current')
    expect(screen.getByRole('link', { name: 'All below' })).toHaveAttribute('aria-current', 'page')
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
    expect(shown()).toEqual(['/shop', {}, null, 'pop'])
  })

  it('leaves a click with a modifier to the browser', async () => {
    const person = open('/shop')
    const stop = (event: Event) => event.preventDefault()
    window.addEventListener('click', stop)
    await person.keyboard('{Control>}')
    await person.click(screen.getByRole('link', { name: 'Link' }))
    window.removeEventListener('click', stop)
    expect(shown()).toEqual(['/shop', {}, null, 'pop'])
  })
})
