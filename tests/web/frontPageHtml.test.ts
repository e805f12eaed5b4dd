// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../web/src/entry-server.tsx'
import { buildConfig, buildMerchandise, buildPost } from './support/fixtures.ts'

const queries = [
  { key: ['/api/auth/user'], data: null },
  { key: ['/api/config'], data: buildConfig({ demo: true }) },
  { key: ['/api/posts'], data: [buildPost({ title: 'Opening a geode' })] },
  { key: ['/api/merchandise'], data: [buildMerchandise({ title: 'Contour Tee' })] },
  { key: ['/api/cart'], data: [] },
  { key: ['/api/site-settings/cover_photo_url'], data: { key: 'cover_photo_url', value: '/media/5' } },
]

describe('the front page drawn by the server', () => {
  it('holds the words of the first screen, its title and its styles', () => {
    const { html, head } = renderPage('/', { queries })
    expect(html).toContain('Welcome to the Hunt')
    expect(html).toContain('Sign In to Watch Content')
    expect(html).toContain('Opening a geode')
    expect(html).toContain('Contour Tee')
    expect(html).toContain('src="/media/5"')
    expect(head).toMatch(/^<title>Stone Hunt<\/title><style/)
  })

  it('says the same for the same data', () => {
    expect(renderPage('/', { queries }).html).toBe(renderPage('/', { queries }).html)
  })
})
