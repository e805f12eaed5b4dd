/** For the row that an insert returns: PostgreSQL answers without one only when a rule or a trigger left it out. */
export function assertStored<Row>(stored: Row, what: string): asserts stored is NonNullable<Row> {
  if (!stored) throw new Error(`The ${what} was not stored`)
}
