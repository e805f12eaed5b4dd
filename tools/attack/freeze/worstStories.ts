import { WORST_TEXTS } from './worstTexts.ts'

type Node = { type: string; children?: Node[]; [key: string]: unknown }

/** What one text node may hold. */
const NODE_CHARACTERS = 49_000
const ELEMENT = { format: '', indent: 0, direction: null, version: 1 }

const story = (...children: Node[]) => ({ root: { ...ELEMENT, type: 'root', children } })
const text = (content: string, format = 0): Node => ({
  type: 'text',
  text: content,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
})
const element = (type: string, attributes: object, ...children: Node[]): Node => ({
  ...ELEMENT,
  type,
  ...attributes,
  children,
})
const paragraph = (...children: Node[]) => element('paragraph', { textFormat: 0, textStyle: '' }, ...children)
const link = (content: string) =>
  element(
    'link',
    { version: 3, id: 'link', fields: { linkType: 'custom', url: 'https://a.example', newTab: false } },
    text(content),
  )

export type WorstStory = { name: string; body: object }

/** Texts of posts of up to 1 MB that pass their check, or just don't. */
export function worstStories(): WorstStory[] {
  const repeated = WORST_TEXTS.flatMap(({ name, make }) => {
    const long = text(make(NODE_CHARACTERS))
    const ofTwo = { name: `two nodes of ${name}`, body: story(paragraph(long, text(make(NODE_CHARACTERS), 1))) }
    const ofTen = { name: `ten nodes of ${name}`, body: story(...Array.from({ length: 10 }, () => paragraph(long))) }
    return [ofTwo, ofTen]
  })
  const many = (count: number, make: (at: number) => Node) => Array.from({ length: count }, (_, at) => make(at))
  return [
    ...repeated,
    { name: 'nodes of one letter', body: story(paragraph(...many(9_000, (at) => text('a', at % 8)))) },
    { name: 'paragraphs of one letter', body: story(...many(4_000, () => paragraph(text('a')))) },
    { name: 'links', body: story(paragraph(...many(3_500, () => link('a')))) },
    { name: 'lists in lists', body: story(nestedLists(24)) },
    { name: 'many lists in lists', body: story(...many(60, () => nestedLists(24))) },
    { name: 'lists deeper than allowed', body: story(nestedLists(300)) },
    { name: 'a table', body: story(table(100, 40)) },
    { name: 'line breaks', body: story(paragraph(...many(9_000, () => ({ type: 'linebreak', version: 1 })))) },
    { name: 'unknown nodes', body: story(...many(20_000, () => ({ type: 'a' }))) },
  ]
}

function nestedLists(levels: number): Node {
  let node: Node = element('list', { listType: 'bullet', start: 1, tag: 'ul' })
  for (let level = 1; level < levels; level++)
    node = element(
      'list',
      { listType: 'bullet', start: 1, tag: 'ul' },
      element('listitem', { value: 1 }, text('a')),
      element('listitem', { value: 2 }, node),
    )
  return node
}

const table = (rows: number, columns: number): Node =>
  element(
    'table',
    {},
    ...Array.from({ length: rows }, () =>
      element(
        'tablerow',
        {},
        ...Array.from({ length: columns }, () => element('tablecell', { headerState: 0 }, paragraph(text('a')))),
      ),
    ),
  )
