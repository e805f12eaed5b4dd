// Runs one of our programs: `node bin/run.mjs bin/start.ts …`, or makes some ready to be run where nothing can be
// written: `node bin/run.mjs --prepare bin/start.ts bin/backup.ts`.
//
// A program is put together into one file first, which takes a moment. A loader that translates each file on its way
// in stays for as long as the process lives, and looks at every package too: 140 MB of a site's memory on Node 20.

// The first, before anything is collected.
import './keepTicks.mjs'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, stop } from 'esbuild'

// Inside the project, so that packages are found from there.
const folder = join(dirname(fileURLToPath(import.meta.url)), '../node_modules/.cache/programs')

/** Each module keeps its own address, by which it finds the files beside it. */
const ownAddresses = {
  name: 'own addresses',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      return {
        contents: text.replaceAll('import.meta.url', () => JSON.stringify(pathToFileURL(path).href)),
        loader: 'ts',
      }
    }),
}

/** @returns the file of a program, named by what is in it: processes that start at once may make it together. */
async function prepare(file) {
  const { outputFiles } = await build({
    entryPoints: [resolve(file)],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    write: false,
    plugins: [ownAddresses],
  })
  const [{ contents }] = outputFiles
  const name = basename(file, '.ts')
  const program = join(folder, `${name}-${createHash('sha256').update(contents).digest('hex').slice(0, 16)}.mjs`)
  const made = await readFile(program).catch(() => null)
  if (made?.equals(contents)) return program
  await mkdir(folder, { recursive: true })
  const own = `${program}.${process.pid}`
  await writeFile(own, contents)
  await rename(own, program)
  return program
}

// Packages look at it as they are loaded.
process.env.NODE_ENV ??= 'production'
const [file = '', ...args] = process.argv.slice(2)
if (file === '--prepare') {
  for (const one of args) await prepare(one)
  await stop()
} else {
  const program = await prepare(file)
  await stop()
  process.argv = [process.argv[0], resolve(file), ...args]
  await import(pathToFileURL(program).href)
}
