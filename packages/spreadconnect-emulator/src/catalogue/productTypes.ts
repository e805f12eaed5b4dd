export type Size = { id: number; name: string; widthMm: number; lengthMm: number }

export type ShapeName =
  | 'tee'
  | 'womensTee'
  | 'kidsTee'
  | 'tank'
  | 'longSleeve'
  | 'crewneck'
  | 'hoodie'
  | 'zipHoodie'
  | 'cap'
  | 'beanie'
  | 'bucketHat'
  | 'mug'
  | 'enamelMug'
  | 'tote'
  | 'drawstringBag'
  | 'bottle'
  | 'sticker'
  | 'poster'
  | 'bandana'
  | 'apron'

export type ProductType = {
  id: number
  name: string
  shape: ShapeName
  brand: string
  summary: string
  price: number
  sizes: readonly Size[]
  hasBack: boolean
}

const size = (id: number, name: string, widthMm: number, lengthMm: number): Size => ({ id, name, widthMm, lengthMm })

const adult = [
  size(2, 'S', 480, 700),
  size(3, 'M', 530, 730),
  size(4, 'L', 570, 750),
  size(5, 'XL', 610, 770),
  size(6, '2XL', 650, 790),
  size(38, '3XL', 690, 810),
]
const upTo2XL = adult.slice(0, 5)
const kids = [
  size(110, '3-4 yrs', 340, 440),
  size(111, '5-6 yrs', 360, 480),
  size(112, '7-8 yrs', 390, 520),
  size(113, '9-11 yrs', 430, 570),
  size(114, '12-14 yrs', 470, 620),
]
const one = (widthMm: number, lengthMm: number) => [size(29, 'One size', widthMm, lengthMm)]

const heavy = 'Heavyweight organic cotton with a brushed inside.'
const cotton = 'Ring-spun cotton jersey with taped shoulders.'

type Row = [
  id: number,
  name: string,
  shape: ShapeName,
  brand: string,
  summary: string,
  price: number,
  sizes: readonly Size[],
  hasBack: boolean,
]

const rows: Row[] = [
  [812, "Men's Heavyweight T-Shirt", 'tee', 'Fieldstone', cotton, 11.4, adult, true],
  [813, "Women's Premium T-Shirt", 'womensTee', 'Fieldstone', cotton, 11.9, upTo2XL, true],
  [
    1352,
    'Kids’ Organic T-Shirt',
    'kidsTee',
    'Fieldstone',
    'Soft organic cotton, printed without plastic.',
    9.2,
    kids,
    true,
  ],
  [1186, 'Unisex Tank Top', 'tank', 'Fieldstone', 'Light combed cotton with deep arm openings.', 10.6, upTo2XL, true],
  [1233, 'Unisex Long Sleeve Shirt', 'longSleeve', 'Fieldstone', cotton, 15.8, adult, true],
  [1331, 'Unisex Crewneck Sweatshirt', 'crewneck', 'Northcut', heavy, 22.5, adult, true],
  [1343, 'Unisex Organic Hoodie', 'hoodie', 'Northcut', heavy, 26.4, adult, true],
  [1344, 'Unisex Heavy Zip Hoodie', 'zipHoodie', 'Northcut', heavy, 31.2, upTo2XL, true],
  [401, 'Five Panel Cap', 'cap', 'Summit', 'Cotton twill with a brass buckle.', 10.8, one(280, 190), false],
  [402, 'Ribbed Beanie', 'beanie', 'Summit', 'Double-layer recycled knit.', 9.1, one(210, 220), false],
  [403, 'Bucket Hat', 'bucketHat', 'Summit', 'Washed cotton with a stitched brim.', 12.3, one(330, 160), false],
  [31, 'Ceramic Mug 11 oz', 'mug', 'Hearth', 'Glazed stoneware, dishwasher safe.', 6.2, one(82, 95), false],
  [32, 'Enamel Mug 12 oz', 'enamelMug', 'Hearth', 'Enameled steel with a rolled rim.', 8.4, one(88, 80), false],
  [56, 'Organic Tote Bag', 'tote', 'Carry', 'Sturdy 10 oz canvas with long handles.', 7.7, one(380, 420), false],
  [57, 'Drawstring Bag', 'drawstringBag', 'Carry', 'Canvas with waxed cords and eyelets.', 8.3, one(370, 460), false],
  [71, 'Steel Bottle 25 oz', 'bottle', 'Carry', 'Double-walled steel, cold for a day.', 13.6, one(75, 265), false],
  [90, 'Vinyl Sticker', 'sticker', 'Press', 'Die-cut vinyl that outlives the water bottle.', 1.6, one(90, 90), false],
  [
    94,
    'Museum Poster',
    'poster',
    'Press',
    'Matte 200 g paper, pigment inks.',
    7.4,
    [size(301, '30×40 cm', 300, 400), size(302, '50×70 cm', 500, 700), size(303, '60×90 cm', 600, 900)],
    false,
  ],
  [95, 'Art Print A3', 'poster', 'Press', 'Matte 200 g paper, pigment inks.', 6.8, one(297, 420), false],
  [65, 'Bandana', 'bandana', 'Summit', 'Washed cotton, 55 cm square.', 5.3, one(550, 550), false],
  [77, 'Workshop Apron', 'apron', 'Hearth', 'Heavy canvas with a split pocket.', 13.9, one(700, 860), false],
]

export const productTypes: ReadonlyMap<number, ProductType> = new Map(
  rows.map(([id, name, shape, brand, summary, price, sizes, hasBack]) => [
    id,
    { id, name, shape, brand, summary, price, sizes, hasBack },
  ]),
)
