import { describe, expect, it } from 'vitest'
import type { StoryNode } from '#contracts/story.ts'
import { pageBodyToStory } from '#database/migrations/pageBodyToStory.ts'
import { STARTING_PAGES } from '#database/migrations/startingPages.ts'
import { storyProblem } from '#domain/stories/storyProblem.ts'
import { costGrowth, LINEAR } from '../support/costGrowth.ts'

/** A node as its type and what is in it. */
type Short = [type: string, ...content: (Short | string)[]]

function shorten({ type, text, children = [], ...node }: StoryNode): Short | string {
  if (type === 'text') return String(text)
  const { url } = (node['fields'] ?? {}) as { url?: string }
  return [url === undefined ? type : `${type} ${url}`, ...children.map(shorten)]
}

describe('a page’s plain text becomes rich text', () => {
  it.each<[string, Short[]]>([
    ['', []],
    [
      'One\ntwo\n\n\n three ',
      [
        ['paragraph', 'One two'],
        ['paragraph', 'three'],
      ],
    ],
    [
      'One\r\n\r\ntwo',
      [
        ['paragraph', 'One'],
        ['paragraph', 'two'],
      ],
    ],
    [
      '## A heading\nText',
      [
        ['heading', 'A heading'],
        ['paragraph', 'Text'],
      ],
    ],
    ['##No heading', [['paragraph', '##No heading']]],
    [
      'Before\n- one\n- two\nafter',
      [
        ['paragraph', 'Before'],
        ['list', ['listitem', 'one'], ['listitem', 'two']],
        ['paragraph', 'after'],
      ],
    ],
    ['<script>alert(1)</script>', [['paragraph', '<script>alert(1)</script>']]],
    [
      'See [us](/about), [them](https://a.example) or [write](mailto:a@a.example).',
      [
        [
          'paragraph',
          ...['See ', ['link /about', 'us'], ', ', ['link https://a.example', 'them'], ' or '],
          ...[['link mailto:a@a.example', 'write'], '.'],
        ] as Short,
      ],
    ],
    ['[run](javascript:alert) [x](//a.example)', [['paragraph', '[run](javascript:alert) [x](//a.example)']]],
  ])('%j', (body, content) => {
    const story = pageBodyToStory(body)
    expect(shorten(story.root)).toEqual(['root', ...content])
    expect(storyProblem(story)).toBeNull()
  })

  it.each(STARTING_PAGES.map(({ slug, body }) => [slug, body]))('on /%s', (_slug, body) => {
    expect(storyProblem(pageBodyToStory(body))).toBeNull()
  })

  it.each(STARTING_PAGES.map(({ slug, body }) => [slug, body]))(
    'on /%s names no amount that a setting decides',
    (_slug, body) => {
      expect(body).not.toMatch(/\d/)
    },
  )

  it.each([
    ['[a](', 12_500],
    ['[', 50_000],
    ['- a\n', 12_500],
  ])('of %j up to the maximum length, in proportion to it', (part, times) => {
    expect(costGrowth(pageBodyToStory, part, times)).toBeLessThan(LINEAR)
  })
})
