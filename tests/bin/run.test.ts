import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'

const FOLDER = 'node_modules/.cache/programs'
const run = (...args: string[]) => promisify(execFile)(process.execPath, ['bin/run.mjs', ...args])

/** A program that prints its arguments and its URL. */
async function writeProgram(): Promise<{ program: string; made: () => Promise<{ path: string; at: number }[]> }> {
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-run-'))
  const name = `says${Math.random().toString(36).slice(2)}`
  const program = join(folder, `${name}.ts`)
  await writeFile(
    program,
    `const words: string[] = process.argv.slice(2)\nprocess.stdout.write([...words, import.meta.url].join(' '))\n`,
  )
  const made = async () => {
    const paths = (await readdir(FOLDER)).filter((file) => file.startsWith(name)).map((file) => join(FOLDER, file))
    return Promise.all(paths.map(async (path) => ({ path, at: (await stat(path)).mtimeMs })))
  }
  onTestFinished(async () => {
    for (const path of [folder, ...(await made()).map((one) => one.path)]) await rm(path, { recursive: true })
  })
  return { program, made }
}

it('a program is run with its arguments, and each of its modules knows where it stands', async () => {
  const { program } = await writeProgram()
  expect((await run(program, 'two', 'words')).stdout).toBe(`two words ${pathToFileURL(program).href}`)
})

it('a program that was made ready is run as it is, and nothing is written', async () => {
  const { program, made } = await writeProgram()
  expect((await run('--prepare', program)).stdout).toBe('')
  const ready = await made()
  expect(ready).toHaveLength(1)
  await run(program)
  expect(await made()).toEqual(ready)
})

it('a program that cannot be put together says where it fails', async () => {
  await expect(run('bin/nowhere.ts')).rejects.toThrow(/Could not resolve .*nowhere\.ts/)
})
