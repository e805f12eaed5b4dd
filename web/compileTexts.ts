import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const CATALOG = /^virtual:(texts|words)\/(\w+)$/
/** Terms, which the server stores as the site shows them, are written in contracts. */
const SOURCE = /\/(?:web\/src|contracts)\/.*\.tsx?$/
/** The parts of the site's texts: what the SPA says, and what the API answers. */
const PARTS = ['site', 'errors']

/** A literal with a placeholder, as `t('…')`, `msg('…')` or `<Trans id="…">`. */
const WITH_PLACEHOLDER = /\b(?:t|msg)\(\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|\bid=("[^"]*"|\{'[^']*'\})/g

/**
 * Compiles the site's texts while it is built, so that browsers need no parser: a translation's catalog as a whole, and
 * English texts with placeholders in the file that uses them.
 */
export function compileTexts(): Plugin {
  return {
    name: 'compile-texts',
    enforce: 'pre',
    resolveId: (id) => (CATALOG.test(id) ? `\0${id}` : null),
    async load(id) {
      const [, kind, language] = CATALOG.exec(id.slice(1)) ?? []
      if (language === undefined) return null
      return `export default ${JSON.stringify(await (kind === 'texts' ? compileCatalog : compileWords)(language))}`
    },
    transform(code, id) {
      if (!this.environment.config.isProduction || !SOURCE.test(id)) return null
      const texts = placeholderTexts(code)
      if (texts.length === 0) return null
      const compiled = Object.fromEntries(texts.map((text) => [text, compileMessage(text)]))
      return `${code}\nimport { i18n as __i18n } from '@lingui/core'\n__i18n.load('en', ${JSON.stringify(compiled)})\n`
    },
  }
}

const compileCatalog = async (language: string): Promise<Record<string, unknown>> =>
  compileAll(await readTexts(PARTS.map((part) => `${language}/${part}`)))

/** How the site's texts read in the owner's words. The other texts are the server's. */
async function compileWords(language: string): Promise<Record<string, unknown>> {
  const onSite = await readTexts(PARTS.map((part) => `de/${part}`))
  const texts = Object.entries(await readTexts([`words/${language}`]))
  return compileAll(Object.fromEntries(texts.filter(([text]) => Object.hasOwn(onSite, text))))
}

const compileAll = (texts: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]))

async function readTexts(names: string[]): Promise<Record<string, string>> {
  const files = await Promise.all(
    names.map((name) => readFile(fileURLToPath(new URL(`../texts/${name}.json`, import.meta.url)), 'utf8')),
  )
  return Object.assign({}, ...files.map((file) => JSON.parse(file) as object)) as Record<string, string>
}

function placeholderTexts(code: string): string[] {
  const literals = [...code.matchAll(WITH_PLACEHOLDER)].map(([, called, id]) => called ?? id?.replace(/^\{|\}$/g, ''))
  const texts = literals.map((literal) => valueOf(literal ?? "''")).filter((text) => text.includes('{'))
  return [...new Set(texts)]
}

/** Of a literal in the source. */
const valueOf = (literal: string): string => literal.slice(1, -1).replace(/\\(['"\\])/g, '$1')
