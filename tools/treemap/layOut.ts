export type Tile = { name: string; size: number; x: number; y: number; width: number; height: number }

/** Areas are proportional to sizes. @param entries largest first. */
export function layOut(entries: [name: string, size: number][], width: number, height: number): Tile[] {
  const tiles: Tile[] = []
  const left = { x: 0, y: 0, width, height }
  let rest = entries.reduce((sum, [, size]) => sum + size, 0)
  const queue = [...entries]
  while (queue.length > 0 && rest > 0) {
    const row = takeRow(queue, rest)
    const share = row.reduce((sum, [, size]) => sum + size, 0)
    const isWide = left.width >= left.height
    const depth = (share / rest) * (isWide ? left.width : left.height)
    let offset = 0
    for (const [name, size] of row) {
      const length = (size / share) * (isWide ? left.height : left.width)
      tiles.push({
        name,
        size,
        x: isWide ? left.x : left.x + offset,
        y: isWide ? left.y + offset : left.y,
        width: isWide ? depth : length,
        height: isWide ? length : depth,
      })
      offset += length
    }
    if (isWide) Object.assign(left, { x: left.x + depth, width: left.width - depth })
    else Object.assign(left, { y: left.y + depth, height: left.height - depth })
    rest -= share
  }
  return tiles
}

function takeRow(queue: [string, number][], rest: number): [string, number][] {
  const row: [string, number][] = []
  let share = 0
  while (queue.length > 0 && (row.length === 0 || share < rest * 0.22)) {
    const next = queue.shift()
    if (!next) break
    row.push(next)
    share += next[1]
  }
  return row
}
