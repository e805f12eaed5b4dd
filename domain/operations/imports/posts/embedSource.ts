import type { DefaultTreeAdapterTypes } from 'parse5'
import { attribute, descendants } from './htmlTree.ts'

type Element = DefaultTreeAdapterTypes.Element

/** Of `object`, as Flash had them. */
const PARAMETERS = ['movie', 'src', 'url', 'filename']

/** What an element that embeds something shows; empty if it doesn't say. */
export function embedSource(node: Element): string {
  if (node.tagName === 'script') return gistOf(attribute(node, 'src'))
  const named = ['src', 'data-src', 'data-lazy-src', 'data-litespeed-src', 'data'].map((name) => attribute(node, name))
  const parameters = descendants(node, 'param')
    .filter((one) => PARAMETERS.includes(attribute(one, 'name').toLowerCase()))
    .map((one) => attribute(one, 'value'))
  const inner = ['source', 'embed', 'iframe'].flatMap((tag) =>
    descendants(node, tag).map((one) => attribute(one, 'src')),
  )
  const source = [...named, ...parameters, ...inner].find((one) => one !== '' && !/^(?:about|data|blob):/i.test(one))
  return (source ?? '').replace(/^\/\//, 'https://')
}

/** GitHub shows a file with a script beside its page. */
const gistOf = (source: string): string =>
  /^https:\/\/gist\.github\.com\/[\w/-]+\.js/.exec(source)?.[0].replace(/\.js$/, '') ?? ''
