import { agateScene } from './agateScene.ts'
import { beachScene } from './beachScene.ts'
import { contourScene } from './contourScene.ts'
import { druseScene } from './druseScene.ts'
import { geodeScene } from './geodeScene.ts'
import { heroScene } from './heroScene.ts'
import { mapMarks } from './mapMarks.ts'
import type { Shader } from './paintPixels.ts'
import { portrait } from './portrait.ts'
import { ridgeScene } from './ridgeScene.ts'
import { thinSectionScene } from './thinSectionScene.ts'
import { thunderEggScene } from './thunderEggScene.ts'

export type PicturePlan = {
  name: string
  kind: 'cover' | 'gallery' | 'hero' | 'portrait'
  width: number
  height: number
  alt: string
  shader: Shader
  overlay?: string
  gps?: [number, number]
  jpeg?: true
}

type Extras = Partial<Pick<PicturePlan, 'overlay' | 'gps' | 'jpeg'>>

const cover = (name: string, alt: string, shader: Shader, extras: Extras = {}): PicturePlan => ({
  name,
  kind: 'cover',
  width: 1280,
  height: 720,
  alt,
  shader,
  ...extras,
})

const gallery = (
  name: string,
  alt: string,
  shader: Shader,
  [width, height] = [1280, 960],
  extras: Extras = {},
): PicturePlan => ({ name, kind: 'gallery', width, height, alt, shader, ...extras })

const wide: [number, number] = [1280, 853]
const tall: [number, number] = [960, 1280]
const square: [number, number] = [1200, 1200]
const full: [number, number] = [1280, 960]

const [dark, pale] = ['#e8efed', '#14191b']

const covers: PicturePlan[] = [
  cover(
    'laguna-macro',
    'Orange Laguna agate bands from edge to edge',
    agateScene(1, { colors: 'laguna', reach: 1.5, cx: 0.5 }),
  ),
  cover(
    'blue-lace-macro',
    'Blue lace agate, close up',
    agateScene(3, { colors: 'blueLace', reach: 1.7, cornered: 0.3, cx: -0.4 }),
  ),
  cover(
    'superior-slice',
    'Slice of Lake Superior agate on slate',
    agateScene(212, { colors: 'superior', reach: 0.94, onGround: 'slate' }),
  ),
  cover(
    'amethyst-geode',
    'Amethyst geode half on dark stone',
    geodeScene(4, { bands: 'botswana', crystals: 'amethyst', onGround: 'basalt', reach: 0.86 }),
  ),
  cover(
    'smoky-geode',
    'Geode with pale crystals in a brown rim',
    geodeScene(215, { bands: 'condor', crystals: 'polar', onGround: 'slate', reach: 0.94 }),
  ),
  cover(
    'thunder-egg-star',
    'Thunder egg with a five-armed agate star',
    thunderEggScene(5, { colors: 'superior', arms: 5, onGround: 'oak' }),
  ),
  cover('ridge-map', 'Topographic map with four marked digging places', contourScene(9, 'chalk', 1.15, 34), {
    overlay: mapMarks(219, 1280, 720, pale),
  }),
  cover('night-map', 'Dark topographic map with four marked digging places', contourScene(218, 'basalt', 1.2, 34), {
    overlay: mapMarks(218, 1280, 720, dark),
  }),
  cover('moss-map', 'Green topographic map of a river valley', contourScene(219, 'moss', 1.3, 34), {
    overlay: mapMarks(219, 1280, 720, pale),
  }),
  cover('thin-section', 'Thin section of rock in interference colors', thinSectionScene(220, 'warm', 3.6)),
  cover('pebble-beach', 'Wet pebbles with a few banded agates', beachScene(221, { agates: 'fairburn', zoom: 0.8 })),
  cover(
    'ultraviolet-beach',
    'Pebbles glowing orange and green under ultraviolet light',
    beachScene(222, { agates: 'polar', zoom: 0.7, night: true }),
  ),
  cover('amethyst-crystals', 'Field of amethyst crystals', druseScene(6, 'amethyst', 2.6)),
  cover('desert-dawn', 'Ridges at dawn', ridgeScene(224, 'dawn')),
  cover('desert-dusk', 'Ridges at dusk', ridgeScene(225, 'dusk')),
  cover('coast-mist', 'Ridges in the morning mist', ridgeScene(226, 'mist')),
]

const galleries: PicturePlan[] = [
  gallery(
    'botswana-slice',
    'Botswana agate slice with a crystal heart',
    agateScene(2, { colors: 'botswana', onGround: 'basalt', core: 0.2, reach: 0.92 }),
  ),
  gallery(
    'condor-slice',
    'Golden Condor agate slice',
    agateScene(302, { colors: 'condor', onGround: 'slate', reach: 0.9 }),
    square,
    { jpeg: true },
  ),
  gallery(
    'fairburn-slice',
    'Fairburn agate with tight fortification bands',
    agateScene(303, { colors: 'fairburn', onGround: 'chalk', reach: 0.9, cornered: 0.85 }),
    wide,
  ),
  gallery('moss-macro', 'Green bands, close up', agateScene(304, { colors: 'moss', reach: 1.5, cy: 0.3 }), tall),
  gallery(
    'rose-macro',
    'Rose-colored agate, close up',
    agateScene(305, { colors: 'rose', reach: 1.6, cornered: 0.4 }),
    full,
  ),
  gallery('polar-slice', 'Teal agate slice', agateScene(306, { colors: 'polar', onGround: 'oak', reach: 0.92 }), full),
  gallery(
    'laguna-slice',
    'Laguna agate on chalk',
    agateScene(307, { colors: 'laguna', onGround: 'chalk', reach: 0.92 }),
    square,
  ),
  gallery(
    'superior-macro',
    'Deep red Lake Superior agate',
    agateScene(308, { colors: 'superior', reach: 1.3, cx: -0.3, cornered: 0.8 }),
    wide,
    { jpeg: true },
  ),
  gallery(
    'lace-slice',
    'Blue lace slice on basalt',
    agateScene(309, { colors: 'blueLace', onGround: 'basalt', reach: 0.92, cornered: 0.3 }),
    full,
  ),
  gallery(
    'violet-slice',
    'Violet agate slice with a crystal center',
    agateScene(310, { colors: 'amethyst', onGround: 'chalk', core: 0.24, reach: 0.92 }),
    full,
  ),
  gallery(
    'crooked-fortification',
    'Fortification agate with eleven corners',
    agateScene(311, { colors: 'fairburn', reach: 1.2, cornered: 0.95, points: 11 }),
    square,
  ),
  gallery(
    'amethyst-geode-left',
    'Left half of an amethyst geode',
    geodeScene(312, { bands: 'botswana', crystals: 'amethyst', onGround: 'slate', reach: 0.92 }),
    full,
  ),
  gallery(
    'amethyst-geode-right',
    'Right half of an amethyst geode',
    geodeScene(313, { bands: 'botswana', crystals: 'amethyst', onGround: 'slate', reach: 0.92 }),
    full,
  ),
  gallery(
    'celestite-geode',
    'Geode with ice-blue crystals',
    geodeScene(314, { bands: 'polar', crystals: 'blueLace', onGround: 'basalt', reach: 0.92 }),
    square,
    { jpeg: true },
  ),
  gallery(
    'rose-geode',
    'Geode lined with rose crystals',
    geodeScene(315, { bands: 'laguna', crystals: 'rose', onGround: 'chalk', reach: 0.92 }),
    wide,
  ),
  gallery(
    'citrine-geode',
    'Geode lined with golden crystals',
    geodeScene(316, { bands: 'superior', crystals: 'condor', onGround: 'basalt', reach: 0.92 }),
    full,
  ),
  gallery(
    'green-geode',
    'Geode lined with green crystals',
    geodeScene(317, { bands: 'botswana', crystals: 'moss', onGround: 'oak', reach: 0.92, cavity: 0.56 }),
    tall,
  ),
  gallery(
    'thunder-egg-five',
    'Thunder egg, five arms',
    thunderEggScene(318, { colors: 'laguna', arms: 5, onGround: 'slate' }),
    square,
  ),
  gallery(
    'thunder-egg-four',
    'Thunder egg, four arms, golden agate',
    thunderEggScene(319, { colors: 'condor', arms: 4, onGround: 'basalt' }),
    full,
    { jpeg: true },
  ),
  gallery(
    'thunder-egg-six',
    'Thunder egg, six arms, blue agate',
    thunderEggScene(320, { colors: 'blueLace', arms: 6, onGround: 'chalk', matrix: '#5d6b52' }),
    wide,
  ),
  gallery(
    'thunder-egg-green',
    'Green-shelled thunder egg',
    thunderEggScene(321, { colors: 'polar', arms: 5, onGround: 'oak', matrix: '#54624e' }),
    square,
  ),
  gallery(
    'thunder-egg-red',
    'Red-shelled thunder egg',
    thunderEggScene(322, { colors: 'botswana', arms: 4, onGround: 'slate', matrix: '#7a3b2a' }),
    full,
  ),
  gallery('claim-map', 'Map of the claim with digging places', contourScene(323, 'chalk', 1.2, 36), full, {
    overlay: mapMarks(323, 1280, 960, pale),
  }),
  gallery('creek-map', 'Map of the creek bends', contourScene(324, 'moss', 1.1, 32), wide, {
    overlay: mapMarks(324, 1280, 853, pale),
  }),
  gallery('blue-sheet', 'Blueprint-like map of the plateau', contourScene(325, 'azurite', 1.3, 36), full, {
    overlay: mapMarks(325, 1280, 960, dark),
  }),
  gallery('night-sheet', 'Night map of the north ridge', contourScene(326, 'basalt', 1.15, 34), tall, {
    overlay: mapMarks(326, 960, 1280, dark),
  }),
  gallery('valley-sheet', 'Map of the upper valley', contourScene(327, 'chalk', 1.4, 30), square, {
    overlay: mapMarks(327, 1200, 1200, pale),
  }),
  gallery('gabbro-thin-section', 'Thin section of gabbro', thinSectionScene(328, 'cool', 3.2), full),
  gallery('basalt-thin-section', 'Thin section of basalt', thinSectionScene(329, 'grey', 4.6), full),
  gallery('peridotite-thin-section', 'Thin section of peridotite', thinSectionScene(330, 'warm', 2.8), square, {
    jpeg: true,
  }),
  gallery('marble-thin-section', 'Thin section of marble', thinSectionScene(331, 'grey', 2.6), wide),
  gallery('granite-thin-section', 'Thin section of granite', thinSectionScene(332, 'cool', 4.2), tall),
  gallery(
    'morning-beach',
    'Pebble beach in the morning, two agates in sight',
    beachScene(333, { agates: 'laguna', zoom: 0.75 }),
    full,
    { jpeg: true, gps: [44.8374, 124.0626] },
  ),
  gallery('creek-gravel', 'Creek gravel after rain', beachScene(334, { agates: 'condor', zoom: 1 }), full, {
    jpeg: true,
    gps: [47.1906, 90.8884],
  }),
  gallery('low-tide', 'Cobbles at low tide', beachScene(335, { agates: 'fairburn', zoom: 0.58 }), wide),
  gallery(
    'night-hunt',
    'Night hunt: pebbles glowing under ultraviolet light',
    beachScene(336, { agates: 'polar', zoom: 0.62, night: true }),
    full,
  ),
  gallery(
    'sodalite-glow',
    'Orange veins glowing in dark cobbles',
    beachScene(337, { agates: 'condor', zoom: 0.5, night: true }),
    square,
  ),
  gallery('amethyst-field', 'Amethyst points, close up', druseScene(338, 'amethyst', 2), full),
  gallery('rose-field', 'Rose quartz points, close up', druseScene(339, 'rose', 2.4), wide, { jpeg: true }),
  gallery('ice-field', 'Pale blue crystal points', druseScene(340, 'blueLace', 2.2), tall),
]

export const pictureList: PicturePlan[] = [
  ...covers,
  ...galleries,
  {
    name: 'hero',
    kind: 'hero',
    width: 1920,
    height: 800,
    alt: 'An agate whose bands run on as the contour lines of a map',
    shader: heroScene(12),
  },
  {
    name: 'hunter',
    kind: 'portrait',
    width: 960,
    height: 960,
    alt: 'A hunter in a hat holds a slice of agate against the evening sun',
    shader: ridgeScene(225, 'dusk'),
    overlay: portrait(),
  },
]
