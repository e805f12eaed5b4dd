import { execFileSync } from 'node:child_process'

/** Before the demos start, because two must not build at once. */
export default function buildAll(): void {
  if (process.env['E2E_URL']) return
  for (const part of ['web', 'panel'])
    execFileSync('node_modules/.bin/tsx', ['bin/build.ts', part], { stdio: 'inherit' })
}
