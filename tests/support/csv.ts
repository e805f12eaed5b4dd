import { parse } from 'csv-parse/sync'
import { expect } from 'vitest'
import type { Browser } from './Browser.ts'

/** What a spreadsheet makes of an export: each line by the titles of its columns. */
export async function readCsv(browser: Browser, path: string): Promise<Record<string, string>[]> {
  const { status, headers, text } = await browser.get(path)
  expect([status, headers.get('content-type')], path).toEqual([200, 'text/csv; charset=utf-8'])
  return parse(text, { bom: true, columns: true, skip_empty_lines: true })
}

/** Cents of an amount in an export. */
export const centsIn = (amount: string | undefined): number => Math.round(Number(amount) * 100)
