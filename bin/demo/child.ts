import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { givenEnv, projectRoot } from '#env'
import programs from '../programs.json' with { type: 'json' }

/**
 * The condition chooses builds of the panel's editor that load at once. Without it they choose between two builds while
 * they are imported, which now and then never ends on Node 20.
 */
const START = ['--conditions=production']

export type Child = {
  process: ChildProcess
  /** Resolves with the first line of output that matches. */
  said: (pattern: RegExp) => Promise<string>
  lastSaid: () => string
  exited: Promise<number | null>
  stop: () => Promise<void>
}

/**
 * Starts one of our own programs as a process of its own: from `dist/` if it is bundled, else from its source. It is not in our terminal's group, so that Ctrl-C reaches us
 * alone and we end things in their order; and it ends by itself when we are gone, however that happened.
 *
 * @param echo passes its output on to ours.
 */
export function startChild(
  file: string,
  variables: Record<string, string>,
  { args = [] as string[], echo = false } = {},
): Child {
  const name = Object.entries(programs).find(([, source]) => source === file)?.[0]
  const program = join(projectRoot, name ? `dist/${name}.mjs` : file)
  const flags = name ? START : [...START, '--import', 'tsx']
  const child = spawn(process.execPath, [...flags, join(projectRoot, 'bin/demo/runChild.mjs'), program, ...args], {
    cwd: projectRoot,
    env: { ...givenEnv(), ...variables },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const listeners = new Set<() => void>()
  const hear = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000)
    if (echo) process.stdout.write(chunk)
    listeners.forEach((listener) => listener())
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const exited = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)))
  return {
    process: child,
    exited,
    lastSaid: () => output.slice(-2000),
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(output)
          if (match) resolve(match[1] ?? match[0])
        }
        listeners.add(look)
        look()
        void exited.then((code) => reject(new Error(`${file} ended with code ${code}:\n${output.slice(-2000)}`)))
      }),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      const slow = setTimeout(() => child.kill('SIGKILL'), 25_000)
      await exited
      clearTimeout(slow)
    },
  }
}
