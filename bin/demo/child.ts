import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { givenEnv, projectRoot } from '#env'
import programs from '../programs.json' with { type: 'json' }

/** Selects builds of the panel's editor that don't choose a build while loading, which sometimes hangs on Node 20. */
const START = ['--conditions=production']

export type Child = {
  process: ChildProcess
  waitForOutput: (pattern: RegExp) => Promise<string>
  lastOutput: () => string
  exited: Promise<number | null>
  /** @param graceMs before it is killed; 25 seconds unless given. */
  stop: (graceMs?: number) => Promise<void>
}

/**
 * Starts a program from `dist/` if it is bundled, else from source. Its own process group keeps Ctrl-C to the parent,
 * which stops its children in order. It ends with the parent, even after kill -9.
 * @param echo forwards its output.
 * @param root where another release is installed.
 */
export function startChild(
  file: string,
  variables: Record<string, string>,
  { args = [] as string[], echo = false, root = projectRoot } = {},
): Child {
  const name = Object.entries(programs).find(([, source]) => source === file)?.[0]
  const program = join(root, name ? `dist/${name}.mjs` : file)
  const flags = name ? START : [...START, '--import', 'tsx']
  const child = spawn(process.execPath, [...flags, join(root, 'bin/demo/runChild.mjs'), program, ...args], {
    cwd: root,
    env: { ...givenEnv(), ...variables },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const listeners = new Set<() => void>()
  const append = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000)
    if (echo) process.stdout.write(chunk)
    listeners.forEach((listener) => listener())
  }
  child.stdout?.on('data', append)
  child.stderr?.on('data', append)
  const exited = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)))
  return {
    process: child,
    exited,
    lastOutput: () => output.slice(-2000),
    waitForOutput: (pattern) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const match = pattern.exec(output)
          if (match) resolve(match[1] ?? match[0])
        }
        listeners.add(check)
        check()
        void exited.then((code) => reject(new Error(`${file} ended with code ${code}:\n${output.slice(-2000)}`)))
      }),
    stop: async (graceMs = 25_000) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      const slow = setTimeout(() => child.kill('SIGKILL'), graceMs)
      await exited
      clearTimeout(slow)
    },
  }
}
