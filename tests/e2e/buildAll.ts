import { execFileSync } from 'node:child_process'

/** Builds site and panel before the demos start, unless their builds are of these sources: two demos must not build at once. */
export default function buildAll(): void {
  if (process.env['E2E_URL']) return
  for (const part of ['web', 'panel'])
    execFileSync('node_modules/.bin/tsx', ['bin/build.ts', part], { stdio: 'inherit' })
}
