import { startChild } from '../../bin/demo/child.ts'
import type { Ground } from './ground.ts'

/** An empty database beside the site's. @returns its address. */
export async function newDatabase({ pool, database }: Ground, name: string): Promise<string> {
  await pool.query(`drop database if exists ${name} with (force)`)
  await pool.query(`create database ${name}`)
  const url = new URL(database.url)
  url.pathname = `/${name}`
  return url.href
}

/** Runs one of the product's commands on a database to its end. @returns how many seconds it took. */
export async function programOn(
  ground: Ground,
  file: string,
  databaseUrl: string,
  args: string[] = [],
): Promise<number> {
  const began = performance.now()
  const child = startChild(file, { ...ground.variables, DATABASE_URL: databaseUrl }, { args })
  // Ends with what it said last, when it fails.
  const failed = child.said(/(?!)/).catch((error: Error) => error.message)
  if ((await child.exited) !== 0) throw new Error(String(await failed))
  return Math.round((performance.now() - began) / 1000)
}
