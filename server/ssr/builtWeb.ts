import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import { readBuiltFiles } from './builtFiles.ts'
import { startDrawing } from './ssrWorker.ts'
import { screenPreloads } from './screenPreloads.ts'
import type { WebPage } from './pageRoutes.ts'

const ROOT = '<div id="root"></div>'

/**
 * The SPA as built: its files from memory, its first screen drawn from its own components.
 *
 * @param tell told what could not be drawn.
 */
export async function builtWeb(folder: string, tell: (problem: string) => void): Promise<WebPage> {
  const [built, preloads, files] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    screenPreloads(folder),
    readBuiltFiles(folder),
  ])
  const html = await stylesInside(built, folder)
  const drawnHtml = await startedLate(html, folder)
  if (!html.includes(ROOT)) throw new Error('The built page has no place for the first screen')
  const drawScreen = startDrawing(join(folder, '.server/draw-worker.mjs'), tell)
  return {
    files,
    middleware: [refuseOldFiles],
    inlineScripts: hashInlineScripts(drawnHtml),
    isKept: true,
    draw: async ({ path, url, isSignedIn, data }) => {
      const screen = data === null ? null : await drawScreen(url, data)
      if (!screen) return html.replace('</head>', () => `${preloads(path, isSignedIn)}</head>`)
      const whole = drawnHtml.replace('</head>', () => `${screen.head}</head>`)
      return whole.replace(ROOT, () => `<div id="root">${screen.html}</div>`)
    },
  }
}

/** The few rules that name the fonts stand in the page itself, since nothing is painted before them. */
async function stylesInside(html: string, folder: string): Promise<string> {
  const [link = '', address = ''] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html) ?? []
  const styles = link && `<style>${(await readFile(join(folder, address), 'utf8')).trim()}</style>`
  return html.replace(link, () => styles)
}

const PART = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g

/** A page that is drawn already needs the program only to answer; it is fetched after what the painting needs. */
async function startedLate(html: string, folder: string): Promise<string> {
  const early = await readFile(join(folder, 'early.mjs'), 'utf8')
  const program = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/
  const address = program.exec(html)?.[1]
  if (!address) throw new Error('The built page has no program')
  const parts = [...html.matchAll(PART)].map(([, href]) => href)
  return html
    .replace(program, () => `<meta name="program" content="${[...parts, address].join(' ')}">`)
    .replace(PART, '')
    .replace('</head>', () => `${PAINT_WHOLE}</head>`)
    .replace('</body>', () => `<script id="early">${early}</script></body>`)
}

/** A browser may paint what it has read so far, and the rest would move it. Those that know this wait until all is read. */
const PAINT_WHOLE = '<link rel="expect" href="#early" blocking="render">'

/** A file of an earlier build is gone, which is no page. */
const refuseOldFiles: RequestHandler = (request, response, next) => {
  if (!request.path.startsWith('/assets/')) return next()
  response.status(404).type('txt').send('Not found')
}

function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`)
}
