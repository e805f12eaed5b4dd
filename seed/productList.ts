export type DemoProduct = {
  picture: string
  name: string
  category: string
  /** Whole dollars: the shop's card shows no cents. */
  price: number
  says: string
  /** Pieces; absent where nobody counts them. */
  stock?: number
  isOut?: true
  /** Of a stone; some came out in a film of the demo. */
  papers?: {
    stoneKind: string
    stoneSize: string
    weightGrams: number
    treatment: string
    film?: { title: string; second: number }
  }
}

export const productList: DemoProduct[] = [
  {
    picture: 'rock-hammer',
    name: 'Pointed rock hammer',
    category: 'hot-deal',
    price: 40,
    stock: 12,
    says: 'Forged in one piece, 620 grams, with a grip that stays warm in winter.',
  },
  {
    picture: 'crack-hammer',
    name: 'Short crack hammer',
    category: 'Tools',
    price: 35,
    stock: 8,
    says: 'For the second blow. Hickory handle, 1.2 kilograms.',
  },
  {
    picture: 'chisel-set',
    name: 'Stone chisels, set of three',
    category: 'Tools',
    price: 46,
    says: 'Flat, narrow and pointed, hardened for basalt.',
  },
  {
    picture: 'brass-loupe',
    name: 'Brass loupe 10×',
    category: 'Optics & Light',
    price: 29,
    says: 'Three lenses, no color fringes, a ring for your lanyard.',
  },
  {
    picture: 'uv-torch',
    name: 'UV torch 365 nm',
    category: 'hot-deal',
    price: 55,
    says: 'Filtered long-wave light that makes calcite and chalcedony glow.',
  },
  {
    picture: 'field-notebook',
    name: 'Field notebook with grid',
    category: 'Field Gear',
    price: 14,
    says: 'Stone paper: writes in the rain, survives the pack.',
  },
  {
    picture: 'sample-bags',
    name: 'Cotton sample bags, ten',
    category: 'Field Gear',
    price: 12,
    says: 'Numbered, with a drawstring and a field for the location.',
  },
  {
    picture: 'cleaning-brush',
    name: 'Cleaning brush',
    category: 'Tools',
    price: 9,
    says: 'Natural bristles that take the clay and leave the crystals.',
  },
  {
    picture: 'leather-gloves',
    name: 'Leather work gloves',
    category: 'Field Gear',
    price: 24,
    says: 'Goat leather, thin enough to feel an edge.',
  },
  {
    picture: 'safety-glasses',
    name: 'Clear safety glasses',
    category: 'Field Gear',
    price: 11,
    says: 'Snug, fog-free, and easy on your eyes.',
  },
  {
    picture: 'gravel-sieve',
    name: 'Gravel sieve, 8 mm',
    category: 'Field Gear',
    price: 20,
    says: 'Steel mesh in a beech ring: shake, wet, look.',
  },
  {
    picture: 'brass-compass',
    name: 'Brass compass',
    category: 'Field Gear',
    price: 42,
    says: 'Liquid-filled, with a clinometer for the dip of a seam.',
  },
  {
    picture: 'headlamp',
    name: 'Headlamp 400 lumen',
    category: 'Optics & Light',
    price: 37,
    says: 'Warm light shows color as it is. Charges by cable.',
  },
  {
    picture: 'map-tube',
    name: 'Leather map tube',
    category: 'Field Gear',
    price: 58,
    says: 'Keeps two sheets dry through a river crossing.',
  },
  {
    picture: 'specimen-box',
    name: 'Specimen box with twelve stones',
    category: 'exclusive',
    price: 89,
    stock: 5,
    says: 'A first collection, every piece named and placed.',
  },
  {
    picture: 'spray-bottle',
    name: 'Spray bottle',
    category: 'Tools',
    price: 7,
    says: 'A wet stone tells the truth.',
  },
  {
    picture: 'rotary-tumbler',
    name: 'Rotary tumbler',
    category: 'Tools',
    price: 129,
    stock: 3,
    says: 'Quiet barrel for one and a half kilograms; runs for weeks.',
  },
  {
    picture: 'hardness-kit',
    name: 'Hardness picks, 2 to 9',
    category: 'Tools',
    price: 75,
    says: 'Eight points and a streak plate in a wooden case.',
  },
  {
    picture: 'field-backpack',
    name: 'Field backpack 35 l',
    category: 'Field Gear',
    price: 118,
    says: 'A frame for heavy loads and a loop for the hammer.',
  },
  {
    picture: 'crystal-point',
    name: 'Polished amethyst point',
    category: 'Stones',
    price: 49,
    stock: 1,
    papers: {
      stoneKind: 'Amethyst',
      stoneSize: '110 × 45 × 40 mm',
      weightGrams: 430,
      treatment: 'Polished by hand. Not heated, not dyed.',
    },
    says: 'About eleven centimeters tall. Stands on its own.',
  },
  {
    picture: 'botswana-slab',
    name: 'Botswana agate slab',
    category: 'Stones',
    price: 64,
    stock: 1,
    papers: {
      stoneKind: 'Botswana agate',
      stoneSize: '95 × 70 × 6 mm',
      weightGrams: 130,
      treatment: 'Sawn and polished on both sides. Not dyed.',
    },
    says: 'Polished on both sides, six millimeters thick.',
  },
  {
    picture: 'amethyst-geode-pair',
    name: 'Amethyst geode, both halves',
    category: 'exclusive',
    price: 145,
    stock: 1,
    papers: {
      stoneKind: 'Amethyst geode',
      stoneSize: '120 × 90 × 80 mm, both halves together',
      weightGrams: 1450,
      treatment: 'Sawn in half. The crystals are as they grew.',
      film: { title: 'Opening an amethyst geode by torchlight', second: 14 },
    },
    says: 'They still fit together. Signed with place and date.',
  },
  {
    picture: 'thunder-egg-half',
    name: 'Thunder egg half',
    category: 'Stones',
    price: 38,
    stock: 1,
    papers: {
      stoneKind: 'Thunder egg',
      stoneSize: '74 × 70 × 36 mm',
      weightGrams: 240,
      treatment: 'Sawn in half, one face polished. Not dyed.',
    },
    says: 'A star of agate in brown rhyolite, polished face.',
  },
  {
    picture: 'blue-lace-slice',
    name: 'Blue lace slice',
    category: 'Stones',
    price: 32,
    stock: 1,
    papers: {
      stoneKind: 'Blue lace agate',
      stoneSize: '82 × 55 × 4 mm',
      weightGrams: 60,
      treatment: 'Sawn and polished. Not dyed.',
      film: { title: 'Blue lace, centimeter by centimeter', second: 6 },
    },
    says: 'Thin enough for the light to come through.',
  },
  {
    picture: 'agate-sphere',
    name: 'Agate sphere, 6 cm',
    category: 'Stones',
    price: 78,
    stock: 1,
    papers: {
      stoneKind: 'Banded agate',
      stoneSize: '60 mm',
      weightGrams: 300,
      treatment: 'Turned and polished. Not dyed.',
    },
    says: 'Turned from one piece, on a ring of oak.',
  },
  {
    picture: 'slice-on-stand',
    name: 'Slice on a stand',
    category: 'For the Home',
    price: 44,
    stock: 1,
    papers: {
      stoneKind: 'Laguna agate',
      stoneSize: '88 × 61 × 7 mm',
      weightGrams: 180,
      treatment: 'Sawn and polished on one side. Not dyed.',
    },
    says: 'A window of stone for the sill, easel included.',
  },
  {
    picture: 'agate-coasters',
    name: 'Agate coasters, four',
    category: 'For the Home',
    price: 53,
    says: 'Each one different, felt underneath.',
  },
  {
    picture: 'agate-pendant',
    name: 'Agate pendant',
    category: 'For the Home',
    price: 30,
    stock: 1,
    papers: {
      stoneKind: 'Carnelian',
      stoneSize: '24 × 18 mm',
      weightGrams: 15,
      treatment: 'Cut and polished. Heated, as carnelian usually is.',
    },
    says: 'Carnelian on a fine silver chain.',
  },
  {
    picture: 'geode-bookends',
    name: 'Geode bookends',
    category: 'For the Home',
    price: 96,
    says: 'Four kilograms of quartz keep your field guides upright.',
    isOut: true,
  },
  {
    picture: 'rough-agate-crate',
    name: 'Crate of rough agate, 5 kg',
    category: 'Stones',
    price: 59,
    says: 'Unsorted, unwashed, unopened: every stone is yours to discover.',
  },
]
