import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'

const BASE_PACKAGES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|@tanstack|styled-components|stylis|@emotion|date-fns|react-error-boundary)\/|node_modules\/lucide-react\/dist\/esm\/(?!icons)/
/** What only inner screens use: forms, notices, and what belongs to writing something. */
const INNER_PARTS =
  /web\/src\/(ui\/(Checkbox|EmptyState|Field|Input|Notice|PriceSummaryList|ProgressBar|SegmentedRadios|useReturnFocus)|lib\/(formatBytes|leaveTo|sessionExpired|useDebounced|useLeaveGuard))\./
const BASE_PARTS =
  /web\/src\/(theme|GlobalStyle|lib\/(?!demoStripe|regions|stripe|upload|fileTypes)|ui\/(?!toast|upload|Dialog|AlertDialog|UploadField|ErrorSummary|QuantityStepper|StarRating))|contracts\/(agate|tokens|paths|constants)/

const isBasePart = (id: string) => BASE_PARTS.test(id) && !INNER_PARTS.test(id)

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  plugins: [react(), preloadFonts(['national-park-latin', 'atkinson-hyperlegible-next-latin'])],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, minify: true, pure: true } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    // The helper that preloads a lazy screen's chunks is enough; older browsers are not served a polyfill.
    modulePreload: { polyfill: false },
    // Building a schema has no effect of its own: files that need only a contract's functions go without zod.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        // What the first screen needs anyway comes in one file each for packages and our own code.
        codeSplitting: {
          groups: [
            { name: 'packages', test: BASE_PACKAGES, priority: 3 },
            { name: 'base', test: isBasePart, priority: 2 },
            { name: 'inner', test: INNER_PARTS, priority: 1 },
          ],
        },
      },
    },
  },
})

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
