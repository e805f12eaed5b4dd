// Bundles the programs of `programs.json` into `dist/`, each with the product's own files; packages stay in node_modules.
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const programs = JSON.parse(await readFile(join(root, 'bin/programs.json'), 'utf8'))

const options = {
  absWorkingDir: root,
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  write: false,
}
const built = await Promise.all([
  build({
    ...options,
    // The container image has no demo data.
    entryPoints: Object.fromEntries(Object.entries(programs).filter(([, file]) => existsSync(join(root, file)))),
  }),
  // Split, so that a thread loads only the packages of its task. All in one folder, where `env.ts` looks for the project.
  build({
    ...options,
    entryPoints: { 'heavy-worker': 'bin/heavyWorker/heavyWorker.ts' },
    splitting: true,
    chunkNames: 'heavy-[name]-[hash]',
  }),
])
const outputFiles = built.flatMap((one) => one.outputFiles)
await mkdir(join(root, 'dist'), { recursive: true })
for (const { path, contents } of outputFiles) {
  const current = await readFile(path).catch(() => null)
  if (current?.equals(contents)) continue
  // Another process may be loading the file at this moment.
  await writeFile(`${path}.${process.pid}`, contents)
  await rename(`${path}.${process.pid}`, path)
}
