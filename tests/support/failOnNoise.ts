import { afterEach, beforeEach, expect, vi } from 'vitest'

const messages: string[] = []

beforeEach(() => {
  messages.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      messages.push(`console.${level}: ${words.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  expect(messages).toEqual([])
})
