import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { givenEnv } from '../../env.ts'
import { findBrowser } from '../findBrowser.ts'
import { drawSheet, type Shot } from './drawSheet.ts'
import { looksOf, PICTURES, type Screen, SCREENS } from './screens.ts'
import { takeScreenshot } from './takeScreenshot.ts'
import { withDemo } from '../withDemo.ts'

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const folder = resolve(givenEnv()['GALLERY_DIR'] ?? '.data/gallery')
const only = process.argv[2]

/** `npm run gallery -- NAME` selects screens, `-- readme` renders the README's pictures; GALLERY_URL uses a running site. */
async function main(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const running = givenEnv()['GALLERY_URL']
  if (running) return drawWith(running)
  await withDemo(join(folder, 'demo'), drawWith)
}

async function drawWith(siteUrl: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(print), args: ARGS })
  try {
    await (only === 'readme' ? drawPictures(browser, siteUrl) : drawAll(browser, siteUrl))
  } finally {
    await browser.close()
  }
  print(`The sheets are in ${folder}`)
}

const print = (what: string): void => void process.stdout.write(`${what}\n`)

async function drawAll(browser: Browser, siteUrl: string): Promise<void> {
  const posts = await findPosts(siteUrl)
  for (const screen of SCREENS.filter(({ name }) => !only || name.includes(only))) {
    const shots: Shot[] = []
    for (const visitor of screen.visitors) {
      const states = visitor === screen.visitors[0] ? (screen.states ?? ['there']) : (['there'] as const)
      for (const state of states) {
        const pictures: Shot['pictures'] = []
        for (const look of looksOf(screen)) {
          const wanted = { screen: withPost(screen, posts), visitor, state, look, isWholePage: true }
          pictures.push({ look, picture: await takeScreenshot(browser, siteUrl, wanted) })
        }
        shots.push({ label: `${visitor}, ${state}`, pictures })
      }
    }
    await drawSheet(screen.name, shots, join(folder, `${screen.name.replace(/[^a-z]+/g, '-')}.webp`))
    print(`${screen.name}: ${shots.reduce((sum, { pictures }) => sum + pictures.length, 0)} pictures`)
  }
}

async function drawPictures(browser: Browser, siteUrl: string): Promise<void> {
  const posts = await findPosts(siteUrl)
  for (const { file, visitor, look, folder: place = 'pictures', ...screen } of PICTURES) {
    const wanted = { visitor, look, state: 'there', isWholePage: false } as const
    const picture = await takeScreenshot(browser, siteUrl, {
      ...wanted,
      screen: withPost({ ...screen, name: file, visitors: [] }, posts),
    })
    await sharp(picture)
      .webp({ quality: 82 })
      .toFile(join('docs', place, `${file}.webp`))
    print(`docs/${place}/${file}.webp`)
  }
}

const withPost = (screen: Screen, posts: Record<string, number | undefined>): Screen => ({
  ...screen,
  path: screen.path.replace(/:(\w+)/, (_, kind: string) => String(posts[kind] ?? 0)),
})

async function findPosts(siteUrl: string): Promise<Record<string, number | undefined>> {
  const posts = (await (await fetch(`${siteUrl}/api/posts`)).json()) as {
    id: number
    title: string
    type: string
    locked: boolean
  }[]
  return {
    public: posts.find(({ locked, type }) => !locked && type === 'video')?.id,
    premium: posts.find(({ locked, type }) => locked && type === 'video')?.id,
    gallery: posts.find(({ locked, type }) => locked && type === 'gallery')?.id,
    notebook: posts.find(({ title }) => title.startsWith('Field notebook'))?.id,
    beach: posts.find(({ title }) => title === 'The beach under ultraviolet')?.id,
  }
}

await main()
