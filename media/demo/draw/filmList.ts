import { beachScene } from './beachScene.ts'
import { dissolveFilm } from './dissolveFilm.ts'
import { druseScene } from './druseScene.ts'
import { glide, type Film } from './Film.ts'
import { flightFilm } from './flightFilm.ts'
import { geodeScene } from './geodeScene.ts'
import { morphFilm } from './morphFilm.ts'
import { ridgeScene } from './ridgeScene.ts'
import { thinSectionScene } from './thinSectionScene.ts'

/** `chord` in hertz; without one the clip is silent. */
type FilmPlan = {
  name: string
  seconds: number
  alt: string
  chord?: number[]
  film: () => Film | Promise<Film>
}

const lamps = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i * 0.75)

export const filmList: FilmPlan[] = [
  {
    name: 'laguna-bands-growing',
    seconds: 12,
    alt: 'Orange and white agate bands slowly growing outward',
    chord: [110, 164.81, 220],
    film: () =>
      morphFilm({
        seed: 101,
        form: { reach: 1.1, cx: -0.3 },
        otherForm: { reach: 1.3, cx: 0.4, cornered: 0.3 },
        colors: 'laguna',
        otherColors: 'superior',
        growth: 0.16,
        camera: glide([0, 0, 1.1], [-0.06, 0.02, 1.35]),
      }),
  },
  {
    name: 'night-map-flight',
    seconds: 15,
    alt: 'Flight over a dark contour map with glowing index lines',
    chord: [98, 146.83, 246.94],
    film: () =>
      flightFilm({
        seed: 7,
        low: '#0b1113',
        high: '#23343a',
        line: '#6f8a8b',
        index: '#ff8a5c',
        sky: '#0a0e10',
        lines: 40,
        turn: 0.16,
        distance: 0.8,
      }),
  },
  {
    name: 'amethyst-geode-by-torch',
    seconds: 18,
    alt: 'A torch finds an amethyst geode and its crystals begin to glitter',
    chord: [130.81, 196, 311.13],
    film: () =>
      dissolveFilm({
        reveal: true,
        camera: glide([0, 0, 1], [0.0, 0.02, 1.75]),
        keys: lamps(-3.1, 6).map((light) =>
          geodeScene(303, { bands: 'botswana', crystals: 'amethyst', onGround: 'basalt', reach: 1, light, flat: 0.85 }),
        ),
      }),
  },
  {
    name: 'blue-lace-drift',
    seconds: 21,
    alt: 'Pale blue lace agate flowing past',
    film: () =>
      morphFilm({
        seed: 141,
        form: { reach: 1.6, cornered: 0.2, cx: 0.7 },
        otherForm: { reach: 1.4, cornered: 0.25, cx: -0.6 },
        colors: 'blueLace',
        otherColors: 'polar',
        growth: 0.12,
        camera: glide([0.12, 0, 1.3], [-0.12, 0.05, 1.3]),
      }),
  },
  {
    name: 'crystal-field',
    seconds: 24,
    alt: 'Light wandering over a field of amethyst crystals',
    chord: [123.47, 185, 277.18],
    film: () =>
      dissolveFilm({
        camera: glide([-0.14, -0.1, 1.35], [0.14, 0.08, 1.35]),
        keys: lamps(-2.9, 6).map((light) => druseScene(505, 'amethyst', 2.6, light)),
      }),
  },
  {
    name: 'thin-section-turning',
    seconds: 27,
    alt: 'A thin section of rock changing color between turning polarizers',
    film: () =>
      dissolveFilm({
        camera: glide([0, 0, 1.05], [0.05, -0.03, 1.5]),
        keys: (['grey', 'cool', 'warm', 'cool', 'grey'] as const).map((scheme) => thinSectionScene(606, scheme, 3.4)),
      }),
  },
  {
    name: 'ridge-map-flight',
    seconds: 30,
    alt: 'Flight over a pale green contour map toward the horizon',
    chord: [146.83, 220, 293.66],
    film: () =>
      flightFilm({
        seed: 19,
        low: '#a9c9b6',
        high: '#f6faf4',
        line: '#3d6a55',
        index: '#b23a12',
        sky: '#e7ecea',
        lines: 26,
        turn: -0.08,
        distance: 0.5,
      }),
  },
  {
    name: 'botswana-to-moss',
    seconds: 33,
    alt: 'Gray-pink Botswana agate turning into green moss agate',
    chord: [103.83, 155.56, 261.63],
    film: () =>
      morphFilm({
        seed: 181,
        form: { reach: 0.95, cornered: 0.75 },
        otherForm: { reach: 1.2, cornered: 0.1, cx: 0.2 },
        colors: 'botswana',
        otherColors: 'moss',
        growth: 0.2,
        camera: glide([0.04, 0, 1.5], [0, 0, 1.05]),
      }),
  },
  {
    name: 'ridges-dawn-to-dusk',
    seconds: 36,
    alt: 'Mountain ridges from dawn through mist to dusk',
    chord: [87.31, 130.81, 220],
    film: () =>
      dissolveFilm({
        camera: glide([-0.1, 0.03, 1.15], [0.1, -0.02, 1.25]),
        keys: (['dawn', 'mist', 'dusk'] as const).map((sky) => ridgeScene(909, sky)),
      }),
  },
  {
    name: 'beach-under-ultraviolet',
    seconds: 40,
    alt: 'A pebble beach by day, then at night where some stones glow under ultraviolet light',
    film: () =>
      dissolveFilm({
        camera: glide([0.05, 0, 1.1], [-0.05, 0.04, 1.5]),
        keys: [false, false, true, true].map((night) => beachScene(1010, { agates: 'fairburn', zoom: 0.72, night })),
      }),
  },
]
