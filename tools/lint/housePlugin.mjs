import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import importX from 'eslint-plugin-import-x'
import { builtinRules } from 'eslint/use-at-your-own-risk'
import { mayImport, webMayImport, wings } from '../../house.config.mjs'

const root = resolve(import.meta.dirname, '../..')
const rooms = Object.keys(mayImport)

const zones = [...rooms.flatMap(zonesOf), ...wingZones(), ...webZones()]

/** The rule compares every file with every zone, so folders share one; a folder with exceptions needs its own. */
function zonesOf(room) {
  const allowed = mayImport[room]
  const target = `./${room}`
  const message = `house.config.mjs lists what ${room} may import.`
  const forbidden = [...rooms, 'tests', 'payload-types.ts'].filter(
    (other) => other !== room && !allowed.includes(other),
  )
  const partsOf = (other) => allowed.filter((path) => path.startsWith(`${other}/`))
  const inPart = forbidden.filter((other) => partsOf(other).length > 0)
  return [
    { target, from: forbidden.filter((other) => !inPart.includes(other)).map((other) => `./${other}`), message },
    ...inPart.map((other) => ({
      target,
      from: `./${other}`,
      except: partsOf(other).map((path) => `./${path.slice(other.length + 1)}`),
      message,
    })),
  ]
}

function wingZones() {
  return wings.slice(0, -1).map((wing, at) => ({
    target: `./domain/${wing}`,
    from: wings.slice(at + 1).map((later) => `./domain/${later}`),
    message: `${wing} imports only the wings before it in house.config.mjs.`,
  }))
}

function webZones() {
  const parts = Object.keys(webMayImport)
  const between = parts.flatMap((part) =>
    parts
      .filter((other) => other !== part && !webMayImport[part].includes(other))
      .map((other) => ({
        target: `./web/src/${part}`,
        from: `./web/src/${other}`,
        message: `In the SPA, ${part} may not import from ${other}.`,
      })),
  )
  const inUse = readdirSync(resolve(root, 'web/src/features'))
  const apart = inUse.map((wing) => ({
    target: `./web/src/features/${wing}`,
    from: './web/src/features',
    except: [`./${wing}`],
    message: 'Features of different wings do not know each other; compose them in a route.',
  }))
  return [...between, ...apart]
}

const withOptions = (rule, ...options) => ({ ...rule, meta: { ...rule.meta, defaultOptions: options } })
const restrictedSyntax = builtinRules.get('no-restricted-syntax')

/** Rules of ESLint and of its import plugin, with our options, for Oxlint (`.oxlintrc.json`). */
export default {
  meta: { name: 'house' },
  rules: {
    'may-import': withOptions(importX.rules['no-restricted-paths'], { zones, basePath: root }),
    'no-typed-rows': withOptions(restrictedSyntax, {
      selector: 'CallExpression[callee.name=/^rows?$/][typeArguments]',
      message: 'Put the row’s type on the `sql` tag, where it is checked, or read the rows with `parsedRows`.',
    }),
    'no-typed-query': withOptions(restrictedSyntax, {
      selector: 'CallExpression[callee.property.name="query"][typeArguments]',
      message: 'Read rows with `row` and `sql`, which is checked, or with `parsedRows`.',
    }),
  },
}
