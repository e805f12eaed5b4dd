/** Preloaded into the site. */
const aheadMs = Number(process.env['CLOCK_AHEAD_MS'])
const RealDate = Date

class SkewedDate extends RealDate {
  constructor(...given: [] | ConstructorParameters<DateConstructor>) {
    if (given.length === 0) super(RealDate.now() + aheadMs)
    else super(...given)
  }

  static override now(): number {
    return RealDate.now() + aheadMs
  }
}

globalThis.Date = SkewedDate as DateConstructor
