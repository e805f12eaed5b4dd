import { expect, it } from 'vitest'
import { bearerOf } from '#server/http/bearerOf.ts'

it.each([
  [undefined, null],
  ['Basic abc', null],
  ['Bearers abc', null],
  ['Bearer', ''],
  ['Bearer ', ''],
  ['Bearer sh_abc', 'sh_abc'],
  ['bearer   sh_abc  ', 'sh_abc'],
  ['Bearer sh_abc and more', 'sh_abc and more'],
])('the header Authorization: %s carries %j as its key', (authorization, key) => {
  expect(bearerOf({ headers: authorization === undefined ? {} : { authorization } })).toBe(key)
})
