import { startChild } from '../../bin/demo/child.ts'
import type { Testbed } from './createTestbed.ts'

export async function createDatabase({ pool, database }: Testbed, name: string): Promise<string> {
  await pool.query(`drop database if exists ${name} with (force)`)
  await pool.query(`create database ${name}`)
  const url = new URL(database.url)
  url.pathname = `/${name}`
  return url.href
}

export async function runCommand(
  testbed: Testbed,
  file: string,
  databaseUrl: string,
  args: string[] = [],
): Promise<number> {
  const began = performance.now()
  const child = startChild(file, { ...testbed.variables, DATABASE_URL: databaseUrl }, { args })
  const failed = child.waitForOutput(/(?!)/).catch((error: Error) => error.message)
  if ((await child.exited) !== 0) throw new Error(String(await failed))
  return Math.round((performance.now() - began) / 1000)
}
