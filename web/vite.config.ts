import react from '@vitejs/plugin-react'
import { transform } from 'esbuild'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'
import { globalStyle } from './src/globalStyle.ts'

const REACT = /node_modules\/(react|react-dom|scheduler)\//
/** TanStack's as well, but for what only the checkout asks with, and the endless lists. */
const BASE_PACKAGES =
  /node_modules\/(react-router|react-router-dom|cookie|@tanstack(?!.*\/(queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions)\.)|styled-components|stylis|@emotion|react-error-boundary)\/|node_modules\/lucide-react\/dist\/esm\/(?!icons)/
/** What only inner screens use: forms, notices, and what belongs to writing something. */
const INNER_PARTS =
  /web\/src\/(ui\/(Checkbox|EmptyState|Field|Input|Notice|SegmentedRadios|useReturnFocus)|lib\/(leaveTo|sessionExpired|useDebounced))\./
/** Sums of money, for the cart, the checkout and orders. */
const ORDER_PARTS =
  /web\/src\/(ui\/(PriceSummaryList|ProgressBar)|features\/cart\/(FreeShippingBanner|CartPicture))\.|contracts\/deliveryText\./
/** Long lists: their place in the address, Load More and numbered links. */
const LIST_PARTS =
  /web\/src\/(ui\/(EarlierLink|ListEnd|PageLinks)|lib\/(listPlace|usePagedItems|usePageAddress))\.|contracts\/pageNumberOf\./
/** The answers about what is sold, which the checkout checks in one. */
const GOODS = /contracts\/(ids|cart|products)\./
/** What the lists and pages of articles share: each file of its own would cost its headers. */
const SHOP_PARTS =
  /web\/src\/features\/(cart\/AddToCartButton|catalogue\/categoryName)\.|contracts\/(articleAddress|plainText)\./
/** The page of an article and of a product, and the quick view. */
const ARTICLE_PARTS =
  /web\/src\/(features\/articles\/(?!SizeChartDialog|lengthUnit|AroundArticle|WithdrawnArticle|RelatedArticles|Appearances)|routes\/articles\/)/
/** The estimate of a delivery. */
const DELIVERY_PARTS = /web\/src\/features\/delivery\//
/** The two icons that all lists share are too small to be a file of their own. */
const BASE_PARTS =
  /web\/src\/(theme|features\/cart\/(queries|seenPrices)|lib\/(?!chosenPlan|momentLink|watching|demoStripe|draft\.|formatBytes|useLeaveGuard|regions|stripe|upload|fileTypes)|ui\/(?!TimedText|toast|tooltip|upload|lightbox|player|PriceSummaryList|ProgressBar|Dialog|AlertDialog|ConfirmDialog|UploadField|ErrorSummary|QuantityStepper|StarRating))|contracts\/(agate|tokens|paths|constants|money|formatNumber|postKinds|seriesAddress|newest|call|addressOf|ApiError|queryKeyOf|route|routes\/(auth|cart|merchandise|posts|site))\.|lucide-react\/dist\/esm\/icons\/(images|play)\./

/** Nearly all that stands in these is called as a first screen begins. */
const CALLED_AT_ONCE = /^(react|packages|base|index|(Home|Content|Post|Shop|Merchandise)Page)$/

const isBasePart = (id: string) => BASE_PARTS.test(id) && !INNER_PARTS.test(id) && !LIST_PARTS.test(id)

const browserBuild: BuildOptions = {
  outDir: 'dist',
  emptyOutDir: true,
  target: 'es2022',
  manifest: true,
  assetsInlineLimit: 0,
  // The helper that preloads a lazy screen's chunks is enough; older browsers are not served a polyfill.
  modulePreload: { polyfill: false },
  // Building a schema or a route has no effect of its own: what a screen does not use is left out.
  rolldownOptions: {
    treeshake: { manualPureFunctions: ['z', 'route'] },
    output: {
      // What the first screen needs anyway comes in one file each for packages and our own code; React is half of it, and
      // files are begun one by one.
      codeSplitting: {
        groups: [
          { name: 'react', test: REACT, priority: 5 },
          { name: 'packages', test: BASE_PACKAGES, priority: 4 },
          { name: 'base', test: isBasePart, priority: 3 },
          { name: 'inner', test: INNER_PARTS, priority: 2 },
          { name: 'lists', test: LIST_PARTS, priority: 2 },
          { name: 'order', test: ORDER_PARTS, priority: 2 },
          { name: 'goods', test: GOODS, priority: 2 },
          { name: 'shop', test: SHOP_PARTS, priority: 2 },
          { name: 'photo', test: /web\/src\/ui\/lightbox\/useOpenPhoto\./, priority: 2 },
          { name: 'missing', test: /web\/src\/routes\/NotFoundPage\./, priority: 2 },
          { name: 'regions', test: /web\/src\/lib\/regions\./, priority: 2 },
          // With what it needs, as the last: the others take their parts first.
          { name: 'article', test: ARTICLE_PARTS, priority: 1 },
          { name: 'delivery', test: DELIVERY_PARTS, priority: 1 },
        ],
      },
    },
  },
}

/** Renders the first screen on the server; its folder is not served. */
const serverBuild: BuildOptions = {
  outDir: 'dist/.server',
  emptyOutDir: true,
  target: 'node20',
  copyPublicDir: false,
  rolldownOptions: { output: { entryFileNames: 'ssr-worker.mjs', chunkFileNames: '[name]-[hash].mjs' } },
}

/** The player's parts are elements that only a browser knows, and the map has the outlines of all states: about a hundred kilobytes in each page. */
const DRAWN_BY_BROWSERS =
  /web\/src\/(features\/posts\/VideoPlayer|ui\/player\/FilmPlayer|features\/places\/UsMap)\.tsx$/

const ROUTES = /contracts\/routes\/\w+\.ts$/

const styles = { displayName: false, fileName: false, minify: true, pure: true }

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  plugins: [
    react(),
    ...(isSsrBuild
      ? [leaveToBrowsers(DRAWN_BY_BROWSERS)]
      : [
          dropServerParts(ROUTES),
          compileAtOnce(CALLED_AT_ONCE),
          writeStyle(globalStyle),
          preloadFonts(['national-park-basic', 'atkinson-hyperlegible-next-basic']),
          shorten('early.mjs'),
        ]),
  ],
  // The same in both builds: the names of the styles the server writes are those the browser expects.
  oxc: { plugins: { styledComponents: styles } },
  build: isSsrBuild ? serverBuild : browserBuild,
  // One bundle, so that it does not depend on how packages resolve without a bundler.
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
}))

/** What a route says of itself, and what its requests are checked with, is for the server. Missed, it would only be sent along. */
function dropServerParts(files: RegExp): Plugin {
  const parts = [
    /^  summary:\s+'.*',\n/gm,
    /^  access: '.*',\n/gm,
    /^  errors: \[[^\]]*\],\n/gm,
    /^  request: async \(\) => (\(\{ .* \}\)|\(\{\n[\s\S]*?\n  \}\)|\{\n[\s\S]*?\n  \}),\n/gm,
  ]
  return {
    name: 'drop-server-parts',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (files.test(id) ? parts.reduce((rest, part) => rest.replace(part, ''), code) : null),
  }
}

/** Browsers that know the comment compile the whole file as it comes, beside the page, not a function at a time in its way. */
function compileAtOnce(names: RegExp): Plugin {
  return {
    name: 'compile-at-once',
    generateBundle: {
      // It is read only at the very beginning, where others write as well.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && names.test(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
      },
    },
  }
}

/** In front of what styled parts bring, so that their rules win. */
function writeStyle(css: string): Plugin {
  return {
    name: 'write-style',
    async transformIndexHtml() {
      const { code } = await transform(css, { loader: 'css', minify: true })
      return [{ tag: 'style', children: code.trim(), injectTo: 'head' }]
    },
  }
}

/** Asks for the two fonts of the first screen from the HTML itself, before any script has run. */
function preloadFonts(names: string[]): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {})
        return names.flatMap((name): HtmlTagDescriptor[] => {
          const file = files.find((candidate) => candidate.includes(name) && candidate.endsWith('.woff2'))
          if (!file) return []
          const attrs = { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' }
          return [{ tag: 'link', attrs, injectTo: 'head' }]
        })
      },
    },
  }
}

/** Every page carries it: what is not sent in the first few packets comes a whole way to the server and back later. */
function shorten(file: string): Plugin {
  return {
    name: 'shorten',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const path = join(dir, file)
      const { code } = await transform(await readFile(path, 'utf8'), { minify: true, target: 'es2022' })
      await writeFile(path, code.trim())
    },
  }
}

/** A component the server does not draw: its place-holder is sent, and the browser draws it without a word. */
function leaveToBrowsers(file: RegExp): Plugin {
  return {
    name: 'leave-to-browsers',
    enforce: 'pre',
    load(id) {
      if (!file.test(id)) return null
      const name = /(\w+)\.tsx$/.exec(id)?.[1]
      return `export function ${name}() { throw Object.assign(new Error('Drawn by browsers'), { digest: 'browser' }) }`
    },
  }
}
