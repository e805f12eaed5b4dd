import pg from 'pg'
import { inject } from 'vitest'

let databases = 0

export async function newDatabase(): Promise<string> {
  const url = new URL(inject('databaseUrl'))
  const name = `restored_${process.pid}_${(databases += 1)}`
  await onDatabase(url.href, (client) => client.query(`create database ${name}`))
  url.pathname = `/${name}`
  return url.href
}

export async function onDatabase<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}
