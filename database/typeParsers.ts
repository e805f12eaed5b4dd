import pg from 'pg'

const AS_NUMBER: number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]

/** Payload stores numbers as numeric and counts come as int8; both fit a JavaScript number here. */
export const typeParsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (AS_NUMBER.includes(oid)) return Number
    return pg.types.getTypeParser(oid, format ?? 'text') as (value: string) => unknown
  },
}
