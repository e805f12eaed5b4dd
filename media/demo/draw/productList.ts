import type { OverlayOptions } from 'sharp'
import { backpack, hardnessKit, headlamp, mapTube, specimenBox, sprayBottle, tumbler } from './campTools.ts'
import {
  brush,
  chiselSet,
  compass,
  crackHammer,
  glasses,
  gloves,
  loupe,
  notebook,
  rockHammer,
  sampleBags,
  sieve,
  uvTorch,
} from './fieldTools.ts'
import { agatePiece, geodePiece, spherePiece, thunderEggPiece } from './stoneProducts.ts'

type ProductPlan = {
  name: string
  alt: string
  drawing: string
  stones?: () => Promise<OverlayOptions[]>
  inFront?: string
}

const tool = (name: string, alt: string, drawing: string): ProductPlan => ({ name, alt, drawing })

const stone = (
  name: string,
  alt: string,
  stones: () => Promise<OverlayOptions[]>,
  drawing = '',
  inFront = '',
): ProductPlan => ({ name, alt, drawing, stones, inFront })

const middle = { left: 100, top: 100, size: 600 }

const easel =
  '<g filter="url(#drop)"><path d="M270 640L400 200L530 640" stroke="#5d361a" stroke-width="22" fill="none" stroke-linejoin="round"/><path d="M220 664H580L600 700H200Z" fill="url(#woodDown)"/></g>'

const lip =
  '<g filter="url(#near)"><path d="M230 620H570V652H230Z" fill="url(#woodDown)"/><path d="M230 622H570" stroke="#fff" stroke-opacity=".35" stroke-width="4"/></g>'

const chain =
  '<g filter="url(#near)"><path d="M150 90C200 330 340 380 400 400C460 380 600 330 650 90" stroke="#6b767c" stroke-width="9" fill="none"/><path d="M150 90C200 330 340 380 400 400C460 380 600 330 650 90" stroke="#f2f5f6" stroke-width="6" stroke-dasharray="8 5" fill="none"/></g>'

const bail =
  '<g filter="url(#near)"><path d="M372 386Q400 350 428 386L414 440H386Z" fill="url(#steel)" stroke="#6b767c" stroke-width="2"/></g>'

const ring =
  '<ellipse cx="400" cy="690" rx="150" ry="34" fill="#0a0e10" fill-opacity=".35" filter="url(#blur)"/><ellipse cx="400" cy="672" rx="120" ry="32" fill="url(#woodDown)"/><ellipse cx="400" cy="660" rx="120" ry="30" fill="#8a5a30"/>'

const crystal =
  '<g filter="url(#drop)"><path d="M300 690L312 260L390 110L480 250L500 690Z" fill="#c9b8f2"/><path d="M300 690L312 260L390 110L372 300L366 690Z" fill="#8d6fd1"/><path d="M372 300L390 110L480 250L444 310L450 690H366Z" fill="#e6dcfb"/><path d="M444 310L480 250L500 690H450Z" fill="#5a3aa0"/><path d="M380 320L376 680" stroke="#fff" stroke-opacity=".8" stroke-width="6"/><path d="M312 260L372 300L444 310L480 250" stroke="#fff" stroke-opacity=".7" stroke-width="3" fill="none"/></g>' +
  '<g fill="#fff" fill-opacity=".5"><path d="M410 420L440 500L404 560Z"/><path d="M330 480L350 540L322 600Z" fill-opacity=".25"/></g>'

const crate =
  '<g filter="url(#drop)"><path d="M130 470H670L640 700H160Z" fill="url(#woodDown)"/><path d="M136 520H664M144 580H656M152 640H648" stroke="#4d2c14" stroke-width="5"/><path d="M250 470L262 700M550 470L538 700" stroke="#4d2c14" stroke-opacity=".5" stroke-width="26"/></g><rect x="318" y="540" width="164" height="84" fill="#f6f5ef" fill-opacity=".92"/><rect x="342" y="562" width="116" height="12" fill="#14191b"/><path d="M342 590H440M342 604H420" stroke="#14191b" stroke-opacity=".4" stroke-width="4"/>'

export const productList: ProductPlan[] = [
  tool('rock-hammer', 'Rock hammer with a pointed pick and an orange grip', rockHammer),
  tool('crack-hammer', 'Short crack hammer with a hickory handle', crackHammer),
  tool('chisel-set', 'Three stone chisels of different width', chiselSet),
  tool('brass-loupe', 'Brass loupe enlarging agate bands', loupe),
  tool('uv-torch', 'Ultraviolet torch with a violet beam', uvTorch),
  tool('field-notebook', 'Green field notebook with contour lines on the cover and a pencil', notebook),
  tool('sample-bags', 'Three labeled cotton sample bags', sampleBags),
  tool('cleaning-brush', 'Wooden brush with natural bristles', brush),
  tool('leather-gloves', 'Pair of leather work gloves', gloves),
  tool('safety-glasses', 'Clear safety glasses with an orange frame', glasses),
  tool('gravel-sieve', 'Round gravel sieve with pebbles', sieve),
  tool('brass-compass', 'Brass compass', compass),
  tool('headlamp', 'Headlamp on a green strap', headlamp),
  tool('map-tube', 'Leather map tube with a carrying strap', mapTube),
  tool('specimen-box', 'Wooden box with twelve mineral specimens', specimenBox),
  tool('spray-bottle', 'Spray bottle for wetting stones', sprayBottle),
  tool('rotary-tumbler', 'Rotary rock tumbler', tumbler),
  tool('hardness-kit', 'Hardness picks in a wooden case with a streak plate', hardnessKit),
  tool('field-backpack', 'Green field backpack with a hammer at its side', backpack),
  tool('crystal-point', 'Polished amethyst point', crystal),
  stone('botswana-slab', 'Polished slab of Botswana agate', () =>
    agatePiece(21, { colors: 'botswana', reach: 0.84 }, middle),
  ),
  stone('amethyst-geode-pair', 'Two halves of an amethyst geode', async () => [
    ...(await geodePiece(
      34,
      { bands: 'botswana', crystals: 'amethyst', reach: 0.8 },
      { left: 20, top: 60, size: 470 },
    )),
    ...(await geodePiece(
      35,
      { bands: 'botswana', crystals: 'amethyst', reach: 0.8 },
      { left: 320, top: 290, size: 470 },
    )),
  ]),
  stone('thunder-egg-half', 'Cut half of a thunder egg with a star of agate', () =>
    thunderEggPiece(5, { colors: 'superior', arms: 5, reach: 0.78 }, middle),
  ),
  stone('blue-lace-slice', 'Slice of blue lace agate', () =>
    agatePiece(44, { colors: 'blueLace', reach: 0.84, cornered: 0.35 }, middle),
  ),
  stone(
    'agate-sphere',
    'Sphere of Condor agate on a wooden ring',
    () => spherePiece(51, { colors: 'condor', reach: 1.5, cx: 0.3 }, { left: 130, top: 120, size: 540 }),
    ring,
  ),
  stone(
    'slice-on-stand',
    'Moss agate slice on a wooden display stand',
    () => agatePiece(63, { colors: 'moss', reach: 0.84 }, { left: 190, top: 190, size: 440 }),
    easel,
    lip,
  ),
  stone('agate-coasters', 'Four agate coasters', async () =>
    (
      await Promise.all([
        agatePiece(71, { colors: 'rose', reach: 0.86, cornered: 0.3 }, { left: 50, top: 50, size: 360 }),
        agatePiece(72, { colors: 'polar', reach: 0.86, cornered: 0.3 }, { left: 390, top: 70, size: 360 }),
        agatePiece(73, { colors: 'amethyst', reach: 0.86, cornered: 0.3 }, { left: 60, top: 390, size: 360 }),
        agatePiece(74, { colors: 'laguna', reach: 0.86, cornered: 0.3 }, { left: 390, top: 390, size: 360 }),
      ])
    ).flat(),
  ),
  stone(
    'agate-pendant',
    'Agate pendant on a silver chain',
    () => agatePiece(81, { colors: 'fairburn', reach: 0.86, cornered: 0.2 }, { left: 270, top: 410, size: 260 }),
    chain,
    bail,
  ),
  stone('geode-bookends', 'Two geode bookends standing apart', async () => [
    ...(await geodePiece(92, { bands: 'polar', crystals: 'blueLace', reach: 0.84 }, { left: 20, top: 210, size: 380 })),
    ...(await geodePiece(
      93,
      { bands: 'polar', crystals: 'blueLace', reach: 0.84 },
      { left: 400, top: 210, size: 380 },
    )),
  ]),
  stone(
    'rough-agate-crate',
    'Crate of rough and cut agates',
    async () =>
      (
        await Promise.all([
          agatePiece(101, { colors: 'superior', reach: 0.84 }, { left: 150, top: 250, size: 260 }),
          thunderEggPiece(102, { colors: 'condor', arms: 4, reach: 0.84 }, { left: 390, top: 230, size: 270 }),
          agatePiece(103, { colors: 'laguna', reach: 0.84 }, { left: 280, top: 310, size: 250 }),
        ])
      ).flat(),
    '',
    crate,
  ),
]
