import { spawn } from 'node:child_process'

export type Ended = { code: number | null; output: string }

export function runProgram(name: string, args: string[], variables: Record<string, string>): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--conditions=production', `dist/${name}.mjs`, ...args], {
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}
