import react from '@vitejs/plugin-react'
import { build, transform } from 'esbuild'
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'
import { chunkGroups } from './chunkGroups.ts'
import { compileTexts } from './compileTexts.ts'
import { globalStyle } from './src/globalStyle.ts'

/** What every page loads. */
const EVERYWHERE = /^assets\/(rolldown-runtime|packages|base|index)-/

const ROUTER = fileURLToPath(new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url))

/** Nearly all functions in these files run while the first screen starts. */
const EAGER_FILES = /^(packages|base|index|front|(Home|Content|Post|Shop|Merchandise)Page)$/

const browserBuild: BuildOptions = {
  outDir: 'dist',
  emptyOutDir: true,
  target: 'es2022',
  manifest: true,
  assetsInlineLimit: 0,
  // Supported browsers need no polyfill.
  modulePreload: {
    polyfill: false,
    // Every page has loaded these before.
    resolveDependencies: (_file, parts) => parts.filter((part) => !EVERYWHERE.test(part)),
  },
  // Building a schema or a route has no side effects, so unused ones are removed.
  rolldownOptions: {
    treeshake: { manualPureFunctions: ['z', 'route'] },
    output: {
      // Few files for what every first screen needs, because each costs a request.
      codeSplitting: { groups: chunkGroups },
      // Every page loads the list of these names, and hashes don't compress.
      chunkFileNames: 'assets/[name]-[hash:7].js',
    },
  },
}

/** Renders the first screen on the server. Its folder is not served. */
const serverBuild: BuildOptions = {
  outDir: 'dist/.server',
  emptyOutDir: true,
  target: 'node20',
  copyPublicDir: false,
  rolldownOptions: { output: { entryFileNames: 'ssr-worker.mjs', chunkFileNames: '[name]-[hash].mjs' } },
}

/** The player consists of custom elements, and the map would add about a hundred kilobytes to each page. */
const BROWSER_ONLY =
  /web\/src\/(features\/content\/(posts\/VideoPlayer|places\/UsMap)|ui\/player\/FilmPlayer|features\/community\/loggedFinds\/CellMap)\.tsx$/

const ROUTES = /contracts\/routes\/\w+\/\w+\.ts$/

/** Pages for reading, and what they load later. The service worker keeps them on the device. */
const OFFLINE_PARTS =
  /web\/src\/(routes\/(LandingPage|PostPage|ArticlePage|SavedPage|OfflinePage|NotFoundPage|content\/(FilmParts|PostSide))|features\/content\/(places\/PlaceFacts|stories\/(Story|blocks\/\w+)|series\/SeriesParts|captions\/\w+|fieldCopies\/\w+)|ui\/ContourArt|lib\/offline\/\w+)\.tsx?$|contracts\/(content\/posts|shop\/articles|platform\/site|people\/people)\.ts$/
/** The player and the lightbox: kept once they were used, and with every release on devices with saved posts. */
const SAVED_PARTS =
  /web\/src\/(ui\/(player|lightbox)|features\/content\/(posts\/(VideoPlayer|Gallery)|watching\/|chapters\/))/

const styles = { displayName: false, fileName: false, minify: true, pure: true }

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  plugins: [
    compileTexts(),
    react(),
    ...(isSsrBuild
      ? [skipOnServer(BROWSER_ONLY)]
      : [
          dropServerParts(ROUTES),
          compileEagerly(EAGER_FILES),
          inlineStyle(globalStyle),
          preloadFonts(['national-park-basic', 'atkinson-hyperlegible-next-basic']),
          minify('early.mjs'),
          serviceWorker('src/service-worker.ts', { shell: OFFLINE_PARTS, saved: SAVED_PARTS }),
        ]),
  ],
  // Its package names the build with warnings for developers only.
  ...(command === 'build' && !isSsrBuild && { resolve: { alias: [{ find: /^react-router$/, replacement: ROUTER }] } }),
  // Both builds must generate the same class names.
  oxc: { plugins: { styledComponents: styles } },
  build: isSsrBuild ? serverBuild : browserBuild,
  // One bundle, because packages may resolve differently without a bundler.
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
}))

/** Removes what only the server uses of a route. A part that a pattern misses is merely downloaded. */
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

/** A hint for V8 to compile the whole file in the background while it downloads, instead of each function when called. */
function compileEagerly(names: RegExp): Plugin {
  return {
    name: 'compile-eagerly',
    generateBundle: {
      // Browsers read it only on the first line, where other plugins write too.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && names.test(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
      },
    },
  }
}

/** Before the rules of styled components, which override it. */
function inlineStyle(css: string): Plugin {
  return {
    name: 'inline-style',
    async transformIndexHtml() {
      const { code } = await transform(css, { loader: 'css', minify: true })
      return [{ tag: 'style', children: code.trim(), injectTo: 'head' }]
    },
  }
}

/** Preloads the two fonts of the first screen from the HTML. */
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

/** Every page contains it, and bytes beyond the first packets cost a round trip. */
function minify(file: string): Plugin {
  return {
    name: 'minify',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const path = join(dir, file)
      const { code } = await transform(await readFile(path, 'utf8'), { minify: true, target: 'es2022' })
      await writeFile(path, code.trim())
    },
  }
}

/** The worker in one file, with the lists of the files it keeps: those of `parts`, and what these import. */
function serviceWorker(entry: string, parts: { shell: RegExp; saved: RegExp }): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const withImports = (part: RegExp): Set<string> => {
        const found = new Set<string>()
        const add = (name: string): void => {
          if (found.has(name)) return
          found.add(name)
          for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) add(imported)
        }
        for (const { fileName, isEntry, moduleIds } of chunks)
          if (isEntry || moduleIds.some((id) => part.test(id))) add(fileName)
        return found
      }
      const shell = withImports(parts.shell)
      const saved = [...withImports(parts.saved)].filter((name) => !shell.has(name)).sort()
      for (const name of Object.keys(bundle)) if (/-basic-.*\.woff2$/.test(name)) shell.add(name)
      const files = [...[...shell].sort(), 'favicon.svg'].map((name) => `/${name}`)
      const texts = Object.fromEntries(
        chunks.flatMap(({ fileName, moduleIds }) =>
          moduleIds.flatMap((id) =>
            (/virtual:texts\/(\w+)$/.exec(id)?.slice(1) ?? []).map((name) => [name, `/${fileName}`]),
          ),
        ),
      )
      const release = createHash('sha256')
        .update([...files, ...saved, ...Object.values(texts)].join())
        .digest('hex')
        .slice(0, 12)
      await build({
        entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
        outfile: join(dir, 'sw.js'),
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        define: {
          'process.env.NODE_ENV': '"production"',
          SHELL_FILES: JSON.stringify(files),
          SAVED_FILES: JSON.stringify(saved.map((name) => `/${name}`)),
          TEXT_FILES: JSON.stringify(texts),
          SHELL_RELEASE: JSON.stringify(release),
        },
      })
    },
  }
}

/** Not rendered on the server: the page has its fallback until the browser renders it. */
function skipOnServer(file: RegExp): Plugin {
  return {
    name: 'skip-on-server',
    enforce: 'pre',
    load(id) {
      if (!file.test(id)) return null
      const name = /(?<!\w)(\w+)\.tsx$/.exec(id)?.[1]
      return `export function ${name}() { throw Object.assign(new Error('Drawn by browsers'), { digest: 'browser' }) }`
    },
  }
}
