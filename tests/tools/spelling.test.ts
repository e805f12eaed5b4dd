import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Folders with texts for people. */
const ROOMS = ['cms', 'collections', 'contracts', 'domain', 'endpoints', 'hooks', 'jobs', 'providers', 'seed', 'server']
const COMMENT = /^\s*(\/\/|\/?\*)|\{\/\*/
const LITERAL = /'[^'\n]*'|`[^`\n]*`|"[^"\n]*"|>[^<>{}\n]+</g
const BRITISH =
  /\b(colours?|fulfilments?|grey|(centi|kilo|milli)?metres?|favourites?|neighbours?|behaviours?|(recogn|organ|apolog)is\w+|jewellery|aluminium|enamelled|polarisers?)\b/i
/** URLs, field names and SQL are code, not text. */
const CODE =
  /^['"`>][\w.[\]=:/#<-]*['"`<]$|[\w"]\.?fulfilment (=|in|as|is)|, fulfilment|fulfilment,|select .*fulfilment|fulfilment::|import|=>/

const filesIn = (room: string) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules') && !name.includes('.next'))
    .map((name) => join(room, name))

it('texts for people use US spelling', () => {
  const found = [...ROOMS, 'web/src'].flatMap(filesIn).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !COMMENT.test(line))
      .flatMap((line) => line.match(LITERAL) ?? [])
      .map((text) => text.replace(/\$\{[^}]*\}/g, ''))
      .filter((text) => BRITISH.test(text) && !CODE.test(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})
