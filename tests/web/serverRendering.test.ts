import { describe, expect, it } from 'vitest'
import { renderApp } from '../../web/src/entry-server.tsx'
import type { Post } from '#contracts/content/posts.ts'
import {
  buildConfig,
  buildFullPost,
  buildMerchandise,
  buildPost,
  buildProduct,
  buildRound,
} from './support/fixtures.ts'
import { block, buildStory, heading, paragraph } from './support/story.ts'

const everywhere = [
  { key: ['/api/auth/user'], data: null },
  { key: ['/api/config'], data: buildConfig({ demo: true }) },
  { key: ['/api/cart'], data: [] },
]
const geode = buildPost({ title: 'Opening a geode' })
const pageOf = (filter: string, posts: Post[]) => ({
  key: ['/api/posts', `page?filter=${filter}`],
  data: { pages: [{ posts, total: posts.length, next: null }], pageParams: [{ page: 1 }] },
})
const newest = { key: ['/api/posts?limit=4'], data: [geode] }
const tee = buildMerchandise({ title: 'Contour Tee' })
const merchandise = {
  key: ['/api/merchandise/page'],
  data: {
    pages: [
      {
        items: [tee],
        total: 1,
        catalog: 1,
        page: 1,
        sizes: [],
        soldOut: [],
        choices: { categories: [tee.category], sizes: ['M'], colors: [], priceRange: [2499, 2499] },
      },
    ],
    pageParams: [{ page: 1 }],
  },
}
const newestMerchandise = { key: ['/api/merchandise?inStock=true&limit=4'], data: [tee] }
const cover = { key: ['/api/site-settings/cover_photo_url'], data: { key: 'cover_photo_url', value: '/media/5' } }
const frontPage = { queries: [...everywhere, newest, newestMerchandise, cover] }

describe('a server-rendered page', () => {
  it('contains the text of the first screen, with styles and preloads in the head', async () => {
    const { html, head } = await renderApp('/', frontPage)
    expect(html).toContain('Welcome to the Hunt')
    expect(html).toContain('Sign In to Watch Content')
    expect(html).toContain('Opening a geode')
    expect(html).toContain('Contour Tee')
    expect(html).toContain('src="/media/5"')
    expect(head).toMatch(/^<link rel="preload" as="image".*<style/)
  })

  it('names the times of a Q&A round in the round’s own zone', async () => {
    const round = buildRound({ id: 3, title: 'November questions', description: 'All about saws' })
    const page = { round, locked: true, pages: 1, questionsLeft: 0, questions: [] }
    const { html } = await renderApp('/questions/3-november-questions', {
      queries: [...everywhere, { key: ['/api/questions/3'], data: page }],
    })
    expect(html).toContain('November questions')
    expect(html).toContain('All about saws')
    expect(html).toContain('Wed, Dec 2, 12:00 PM CST')
    expect(html).toContain('Ask and vote until Tue, Dec 1, 12:00 PM CST')
  })

  it('is deterministic', async () => {
    expect(await renderApp('/', frontPage)).toEqual(await renderApp('/', frontPage))
  })

  it('is complete when the screen is a lazy chunk, without inline scripts', async () => {
    const pages = [
      await renderApp('/content', { queries: [...everywhere, pageOf('all', [geode])] }),
      await renderApp('/merchandise', { queries: [...everywhere, merchandise] }),
      await renderApp('/shop', {
        queries: [...everywhere, { key: ['/api/products'], data: [buildProduct({ name: 'Loupe' })] }],
      }),
      await renderApp('/nowhere', { queries: everywhere }),
    ]
    expect(pages.map(({ html }) => /Opening a geode|Contour Tee|Loupe|404 Page Not Found/.exec(html)?.[0])).toEqual([
      'Opening a geode',
      'Contour Tee',
      'Loupe',
      '404 Page Not Found',
    ])
    expect(pages.filter(({ html }) => /<script|<title/.test(html))).toEqual([])
  })

  it('contains the story of a post, though its code is a lazy chunk', async () => {
    const story = buildStory(
      heading('h2', 'What the gravel told us'),
      paragraph('Every wet stone looked like the one.'),
      block({ blockType: 'callout', tone: 'tip', text: 'Spray, don’t lick.' }),
    )
    const post = { key: ['/api/posts', '5'], data: buildFullPost({ id: 5, story, storyCut: true }) }
    const { html } = await renderApp('/content/5', { queries: [...everywhere, newest, post] })
    expect(html).toContain('What the gravel told us</h2>')
    expect(html).toContain('Every wet stone looked like the one.')
    expect(html).toContain('Spray, don’t lick.')
    expect(html).toContain('The rest of this story is for members.')
  })

  it('applies the filter in the URL', async () => {
    const gallery = buildPost({ id: 2, title: 'Twelve rims', type: 'gallery' })
    const pages = [pageOf('all', [geode, gallery]), pageOf('galleries', [gallery])]
    const { html } = await renderApp('/content?type=galleries', { queries: [...everywhere, ...pages] })
    expect(html).toContain('Twelve rims')
    expect(html).not.toContain('Opening a geode')
  })
})
