import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { beginVisit, readVisit, withVisit } from '../../web/src/lib/visit.ts'
import { renderApp } from './support/renderApp.tsx'

const begin = (referrer: string, address: string) => beginVisit({ referrer } as Document, new URL(address))
const visitAt = (path: string) =>
  Object.fromEntries(new URLSearchParams(readVisit(new URL(path, window.location.origin))))

describe('a visit', () => {
  it('knows who linked here, the campaign and what was opened', () => {
    begin(
      'https://news.example/today?id=1',
      'https://stonehunt.test/content/7?utm_source=paper&utm_campaign=june&ref=abcdefgh23',
    )
    for (const path of ['/merchandise/3-tee', '/orders', '/subscribe?post=9']) visitAt(path)
    expect(visitAt('/account')).toEqual({
      from: 'news.example',
      source: 'paper',
      campaign: 'june',
      ref: 'abcdefgh23',
      landing: '/content/7',
      first: '/content/7',
      last: '/content/9',
      post: '/content/9',
    })
  })

  it('stores nothing in the browser', () => {
    begin('https://news.example/', 'https://stonehunt.test/?utm_source=paper')
    expect([document.cookie, sessionStorage.length, localStorage.length]).toEqual(['', 0, 0])
  })

  it('that continues on a page of this site has no beginning', () => {
    begin('https://stonehunt.test/', 'https://stonehunt.test/subscribe')
    expect(readVisit()).toBeUndefined()
  })

  it('without a referrer begins at its page', () => {
    begin('', 'https://stonehunt.test/map')
    expect(visitAt('/account')).toEqual({ landing: '/map' })
  })

  it('goes along only to the pages that open an account', () => {
    begin('', 'https://stonehunt.test/map')
    expect(withVisit('/api/login?redirect=/finds')).toBe('/api/login?redirect=%2Ffinds&visit=landing%3D%252Fmap')
    for (const other of ['/api/logout', '/subscribe', 'https://news.example/api/login'])
      expect(withVisit(other)).toBe(other)
  })

  it('is in the address of a sign-in link that is clicked', async () => {
    begin('https://news.example/', 'https://stonehunt.test/')
    const person = renderApp('/wish-list')
    const link = await within(await screen.findByRole('main')).findByRole<HTMLAnchorElement>('link', {
      name: 'Sign In',
    })
    link.addEventListener('click', (event) => event.preventDefault())
    await person.click(link)
    const { pathname, searchParams } = new URL(link.href)
    expect([pathname, searchParams.get('redirect')]).toEqual(['/api/login', '/wish-list'])
    expect(new URLSearchParams(searchParams.get('visit') ?? '').get('from')).toBe('news.example')
  })
})
