import pg from 'pg'

const AS_NUMBER: number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]

/** Payload stores numbers as numeric and counts are int8; all fit a JavaScript number. */
export const typeParsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (AS_NUMBER.includes(oid)) return Number
    return pg.types.getTypeParser(oid, format ?? 'text') as (value: string) => unknown
  },
}
