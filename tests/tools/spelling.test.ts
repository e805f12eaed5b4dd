import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FOLDERS = [
  ...[
    'bin',
    'cms',
    'collections',
    'contracts',
    'domain',
    'endpoints',
    'globals',
    'hooks',
    'jobs',
    'media',
    'providers',
  ],
  ...['seed', 'server', 'web/src'],
]
const COMMENT = /^\s*(\/\/|\/?\*)|\{\/\*/
/** A string, the text of a tag, or a line of text between tags. */
const LITERAL = /'[^'\n]*'|`[^`\n]*`|"[^"\n]*"|>[^<>{}\n]+<|^ +[\w’]+,? [\w’]+,? [\w ,.;:’“”–-]+$/g
const BRITISH =
  /\b(colours?|fulfilments?|grey|(centi|kilo|milli)?metres?|favourites?|neighbours?|behaviours?|(recogn|organ|apolog|anonym|normal|initial)is\w+|cheques?|jewellery|aluminium|enamelled|labelled|polarisers?|centres?|licences?|catalogues?|cancell(ed|ing))\b/i
const STUMBLES =
  /\b(told|tells of|stands? in|whoever|whatever|anew|lies in|is let|does not hold|what came|who asks|at that moment|of its own|no more|any more|goes? on|in the same breath|called off|(?<!")nobody|anybody|everybody|somebody|may not|stand-ins?|(?<!@|E-)mails?(?! server))\b/i
/** URLs, field names and SQL are code, not text. */
const CODE =
  /^['"`>][\w.[\]=:/#<&,-]*['"`<]$|[\w"]\.?fulfilment (=|in|as|is)|and (o\.)?fulfilment |, fulfilment|fulfilment,|select .*fulfilment|fulfilment::|import|=>|system-ui|ui-monospace/

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/node_modules|\.next/.test(name))
    .map((name) => join(folder, name))

function findTexts(folders: string[], pattern: RegExp): string[] {
  return folders.flatMap(filesIn).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !COMMENT.test(line))
      .flatMap((line) => line.match(LITERAL) ?? [])
      .map((text) => text.replace(/\$\{[^}]*\}/g, ''))
      .filter((text) => pattern.test(text) && !CODE.test(text))
      .map((text) => `${file}: ${text}`),
  )
}

it('texts for people use US spelling', () => {
  expect(findTexts(FOLDERS, BRITISH)).toEqual([])
})

it('texts for people use plain English', () => {
  // The demo's posts are written in the creator's voice.
  const folders = FOLDERS.filter((folder) => folder !== 'seed')
  expect(findTexts(folders, STUMBLES)).toEqual([])
})
