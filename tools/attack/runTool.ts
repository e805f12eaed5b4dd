import { spawn } from 'node:child_process'

export type Ran = { output: string; isCutOff: boolean }

export function runTool(program: string, args: string[], seconds: number): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const tool = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let isCutOff = false
    const append = (chunk: Buffer) => void (output += chunk.toString())
    tool.stdout.on('data', append)
    tool.stderr.on('data', append)
    const clock = setTimeout(() => {
      isCutOff = true
      tool.kill('SIGKILL')
    }, seconds * 1000)
    tool.on('error', reject)
    tool.on('close', () => {
      clearTimeout(clock)
      resolve({ output, isCutOff })
    })
  })
}
