import { hex, type Rgb } from './Rgb.ts'

const rows = {
  laguna: ['#3d0f0c', '#7c1d16', '#b5381c', '#dd6b33', '#f0a869', '#f8dcc0', '#fff6ea', '#a8502e'],
  botswana: ['#2b2a30', '#4d4753', '#7a6d78', '#a8949a', '#cdb9b5', '#e8dcd6', '#f7f3ef', '#8a5f66'],
  moss: ['#08251b', '#0b4a37', '#1c6b4c', '#4b9472', '#8fbfa3', '#cfe4d6', '#f1f7f1', '#86702f'],
  blueLace: ['#1d3350', '#31557f', '#5a83ad', '#87abcb', '#b4cfe3', '#dbe9f2', '#f6fafc', '#7186b0'],
  amethyst: ['#1e0f3d', '#3b1f6b', '#5a3aa0', '#8263c4', '#ae97e0', '#d8cbf3', '#f5f1fc', '#b78fb8'],
  superior: ['#2a0a08', '#5b1410', '#8f2415', '#bf4a1d', '#d98845', '#ecc79a', '#f9efe0', '#5c4a41'],
  condor: ['#38220a', '#6e430f', '#a86f14', '#d99a2b', '#efc566', '#f7e3b0', '#fffaf0', '#9c3f1d'],
  fairburn: ['#171313', '#43211d', '#7d2c20', '#b2502e', '#d8a264', '#e9d9b4', '#faf6ea', '#5a6a4c'],
  polar: ['#0d2833', '#15515f', '#2c7f8c', '#66adb3', '#a6d3d3', '#dbefec', '#fbfefd', '#d9a47c'],
  rose: ['#4a1830', '#7c2b49', '#ad4d6c', '#d07f95', '#e8b0b9', '#f6dbdc', '#fff6f4', '#8f6b52'],
} as const

export type PaletteName = keyof typeof rows

export function palette(name: PaletteName): Rgb[] {
  return rows[name].map(hex)
}
