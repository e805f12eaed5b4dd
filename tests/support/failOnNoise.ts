import { afterEach, beforeEach, expect, vi } from 'vitest'

const said: string[] = []

beforeEach(() => {
  said.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      said.push(`console.${level}: ${words.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  expect(said).toEqual([])
})
