export function box(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

type Film = { width?: number; height?: number; inMoov?: Buffer[]; behind?: Buffer[] }

/** Five seconds by its tables, without any media. */
export function bareFilm({ width = 640, height = 480, inMoov = [], behind = [] }: Film = {}): Buffer {
  const mvhd = Buffer.alloc(100)
  mvhd.writeUInt32BE(1000, 12)
  mvhd.writeUInt32BE(5000, 16)
  const tkhd = Buffer.alloc(84)
  tkhd.writeUInt32BE(width * 65536, 76)
  tkhd.writeUInt32BE(height * 65536, 80)
  const moov = Buffer.concat([box('mvhd', mvhd), box('trak', box('tkhd', tkhd)), ...inMoov])
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isommp42')),
    box('mdat', Buffer.alloc(10)),
    box('moov', moov),
    ...behind,
  ])
}
