import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, it } from 'vitest'
import mail from '#texts/de/mail.json' with { type: 'json' }
import pages from '#texts/de/pages.json' with { type: 'json' }
import { mailTexts } from '#tools/texts/mailTexts.ts'
import { pageTexts } from '#tools/texts/pageTexts.ts'
import { textsOf } from '#tools/texts/textsOf.ts'

it('finds the texts of a source file', () => {
  const source = `
    const TITLE = msg('One')
    const page = <Trans id="Read <0>two</0>." components={{ 0: <a /> }} />
    const other = <Trans id={'Three {name}'} values={{ name }} />
    const shown = [t(isNew ? 'Four' : "Fi\\u2019ve"), texts.t(\`Six\`), textsIn(language)('Seven'), set('No'), t(TITLE)]
    const element = <p id="no">no</p>`
  expect(textsOf(source)).toEqual(['One', 'Read <0>two</0>.', 'Three {name}', 'Four', 'Fi’ve', 'Six', 'Seven'])
})

const CATALOGS: { name: string; texts: () => string[]; german: Record<string, string> }[] = [
  { name: 'pages.json', texts: pageTexts, german: pages },
  { name: 'mail.json', texts: mailTexts, german: mail },
]

it.each(CATALOGS)('$name has a German text for each text, and no others', ({ texts, german }) => {
  expect(Object.keys(german)).toEqual(texts().toSorted())
})

it.each(CATALOGS)('German texts in $name have the placeholders of the English ones', ({ german }) => {
  for (const [english, text] of Object.entries(german)) {
    expect([english, placeholdersOf(text)]).toEqual([english, placeholdersOf(english)])
    expect(text.trim()).not.toBe('')
    expect(text).not.toContain("'")
  }
})

/** Names of placeholders and numbers of tags, in alphabetical order. A text that is not ICU is reported on the console. */
function placeholdersOf(text: string): string[] {
  const tokens = compileMessage(text)
  return [...new Set([...namesIn(tokens), ...(text.match(/<\/?\d>/g) ?? [])])].toSorted()
}

type Compiled = ReturnType<typeof compileMessage>

function namesIn(tokens: Compiled): string[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return []
    const [name, , cases] = token
    const inner = cases && typeof cases === 'object' ? Object.values(cases).filter((one) => Array.isArray(one)) : []
    return [name, ...inner.flatMap(namesIn)].filter((one) => one !== '#')
  })
}

it('says the same thing in the same words in all catalogs', () => {
  for (const { german } of CATALOGS)
    for (const other of CATALOGS)
      for (const [english, text] of Object.entries(german)) expect(other.german[english] ?? text).toBe(text)
})
