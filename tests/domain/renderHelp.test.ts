import { expect, it } from 'vitest'
import { helpUrlFor } from '#contracts/operations/helpPages.ts'
import { renderHelp } from '#domain/operations/help/renderHelp.ts'

it('a page of help has its title, its sections, and addresses of the panel', () => {
  const { title, sections, html } = renderHelp(
    [
      '# The shop',
      '',
      '## Q&A rounds',
      '',
      '![Orders](pictures/orders.webp)',
      '[Taxes](members-and-money.md#tax), [the API](../api.md), [Stripe](https://stripe.com), [below](#below)',
    ].join('\n'),
  )
  expect({ title, sections }).toEqual({ title: 'The shop', sections: [{ id: 'qa-rounds', label: 'Q&A rounds' }] })
  expect(html).toContain('<h2 id="qa-rounds">Q&amp;A rounds</h2>')
  expect(html).toContain('<img src="/cms/help/pictures/orders.webp" alt="Orders">')
  expect(html).toContain('<a href="/cms/help/members-and-money#tax">Taxes</a>, the API, <a href="https://stripe.com">')
  expect(html).toContain('<a href="#below">below</a>')
})

it('markup in a page of help is shown as text', () => {
  expect(renderHelp('# Title\n\n<script>alert(1)</script> [x](javascript:alert(1))').html).not.toMatch(/<script|href/)
})

it.each([
  ['/cms', '/cms/help/the-inbox-and-the-people#home'],
  ['/cms/collections/orders', '/cms/help/the-shop#orders'],
  ['/cms/collections/orders/12', '/cms/help/the-shop#orders'],
  ['/cms/collections/gift-cards', '/cms/help/the-shop#gift-cards'],
  ['/cms/settings', '/cms/help/the-site-and-its-settings#settings'],
  ['/cms/help/the-shop', '/cms/help'],
])('the help for %s is at %s', (path, url) => expect(helpUrlFor(path)).toBe(url))
