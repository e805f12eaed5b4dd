import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const CATALOG = /^virtual:texts\/(\w+)$/
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
      const language = CATALOG.exec(id.slice(1))?.[1]
      return language === undefined ? null : `export default ${JSON.stringify(await compileCatalog(language))}`
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

async function compileCatalog(language: string): Promise<Record<string, unknown>> {
  const parts = await Promise.all(
    PARTS.map((part) => readFile(fileURLToPath(new URL(`../texts/${language}/${part}.json`, import.meta.url)), 'utf8')),
  )
  const texts = Object.assign({}, ...parts.map((part) => JSON.parse(part) as object)) as Record<string, string>
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]))
}

function placeholderTexts(code: string): string[] {
  const literals = [...code.matchAll(WITH_PLACEHOLDER)].map(([, called, id]) => called ?? id?.replace(/^\{|\}$/g, ''))
  const texts = literals.map((literal) => valueOf(literal ?? "''")).filter((text) => text.includes('{'))
  return [...new Set(texts)]
}

/** Of a literal in the source. */
const valueOf = (literal: string): string => literal.slice(1, -1).replace(/\\(['"\\])/g, '$1')
