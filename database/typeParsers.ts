import pg from 'pg'

const { INT8, NUMERIC } = pg.types.builtins

/** Payload stores numbers as numeric and counts come as int8; both fit a JavaScript number here. */
export const typeParsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === NUMERIC || oid === INT8) return Number
    return pg.types.getTypeParser(oid, format ?? 'text') as (value: string) => unknown
  },
}
