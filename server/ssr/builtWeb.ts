import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import { readBuiltFiles } from './builtFiles.ts'
import { splitLanguage } from '#contracts/shared/languages.ts'
import type { SpaBuild } from './pageRoutes.ts'
import { modulePreload, screenPreloads } from './screenPreloads.ts'
import { ssrWorker } from './ssrWorker.ts'

const ROOT = '<div id="root"></div>'

export async function builtWeb(folder: string, warn: (problem: string) => void): Promise<SpaBuild> {
  const [built, preloads, files] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    screenPreloads(folder),
    readBuiltFiles(folder),
  ])
  const html = await withInlineStyles(built, folder)
  const renderedHtml = await withLateStart(html, folder)
  if (!html.includes(ROOT)) throw new Error('The built page has no root element')
  const renderScreen = ssrWorker(join(folder, '.server/ssr-worker.mjs'), warn)
  return {
    files,
    middleware: [refuseOldFiles],
    inlineScripts: hashInlineScripts(renderedHtml),
    isCacheable: true,
    renderApp: async ({ found, url, isSignedIn, data }) => {
      const texts = preloads.ofTexts(splitLanguage(url).language)
      const parts = found ? preloads.ofScreen(found.screen, isSignedIn) : []
      const screen = data === null ? null : await renderScreen(url, data)
      if (!screen) {
        const tags = [...texts, ...parts].map(modulePreload).join('')
        return { html: html.replace('</head>', () => `${tags}</head>`), isRendered: false }
      }
      const program = renderedHtml.replace(' data-screen=""', () => ` data-screen="${parts.join(' ')}"`)
      const whole = program.replace('</head>', () => `${screen.head}${texts.map(modulePreload).join('')}</head>`)
      return { html: whole.replace(ROOT, () => `<div id="root">${screen.html}</div>`), isRendered: true }
    },
  }
}

/** Inlines the font rules, which block the first paint. */
async function withInlineStyles(html: string, folder: string): Promise<string> {
  const [link = '', address = ''] = /<link rel="stylesheet"[^<>]*href="([^"<>]+)"[^<>]*>/.exec(html) ?? []
  const styles = link && `<style>${(await readFile(join(folder, address), 'utf8')).trim()}</style>`
  return html.replace(link, () => styles)
}

const PART = /<link rel="modulepreload"[^<>]*href="([^"<>]+)"[^<>]*>\s*/g

/** A rendered page needs its scripts later: `early.mjs` loads them after the first paint's resources. */
async function withLateStart(html: string, folder: string): Promise<string> {
  const early = await readFile(join(folder, 'early.mjs'), 'utf8')
  const program = /<script type="module"[^<>]*src="([^"<>]+)"[^<>]*><\/script>/
  const address = program.exec(html)?.[1]
  if (!address) throw new Error('The built page has no program')
  const parts = [...html.matchAll(PART)].map(([, href]) => href)
  return html
    .replace(program, () => `<meta name="program" content="${[...parts, address].join(' ')}" data-screen="">`)
    .replace(PART, '')
    .replace('</head>', () => `${PAINT_WHOLE}</head>`)
    .replace('</body>', () => `<script id="early">${early}</script></body>`)
}

/** Browsers that support it paint the page once it is complete, without layout shifts. */
const PAINT_WHOLE = '<link rel="expect" href="#early" blocking="render">'

/** A missing file of an older build is not a page. */
const refuseOldFiles: RequestHandler = (request, response, next) => {
  if (!request.path.startsWith('/assets/')) return next()
  response.status(404).type('txt').send('Not found')
}

function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`)
}
