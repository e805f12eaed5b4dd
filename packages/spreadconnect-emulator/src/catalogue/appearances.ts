export type Appearance = { id: number; name: string; colorValue: string; hex: string }

// The provider documents no notation for colorValue; each row keeps one that was seen in real accounts.
const rows: [id: number, name: string, colorValue: string, hex: string][] = [
  [1, 'White', 'FFF', '#f7f7f4'],
  [2, 'Black', '#1C1F21', '#1c1f21'],
  [70, 'Azurite', '17558C', '#17558c'],
  [129, 'Amethyst', '#5A3AA0', '#5a3aa0'],
  [196, 'Oatmeal Heather', 'heather oatmeal', '#d9d0c0'],
  [231, 'Graphite', '3A4245', '#3a4245'],
  [317, 'Moss', '#2F5B45', '#2f5b45'],
  [366, 'Carnelian', 'B23A12', '#b23a12'],
  [387, 'Glacier', '#A9CBD6', '#a9cbd6'],
  [441, 'Sage', '#9CB09A', '#9cb09a'],
  [508, 'Rust', 'a8502e', '#a8502e'],
  [592, 'Black/Sand', '#1C1F21,#D8C3A0', '#1c1f21'],
  [593, 'Navy/White', '22304A,FFFFFF', '#22304a'],
  [648, 'Sandstone', '#D8C3A0', '#d8c3a0'],
  [803, 'Steel', '#C9D1D3', '#c9d1d3'],
  [914, 'Rose Quartz', 'E3B7B5', '#e3b7b5'],
  [950, 'Slate', '#567', '#556677'],
  [971, 'Honey', '#D99A2B', '#d99a2b'],
]

export const appearances: ReadonlyMap<number, Appearance> = new Map(
  rows.map(([id, name, colorValue, hex]) => [id, { id, name, colorValue, hex }]),
)
