/** Of a catalog, in order. A new report becomes a new name at its place. */
export const sizesInOrder = [
  ...['XXS', 'XS', 'S', 'S/M', 'M', 'L', 'L/XL', 'XL', 'XLT', '2XL', '3XL', '4XL', '5XL', '6XL', '10XL'],
  ...['Newborn', '0-3 months', '3M', '6-12 mo', '12M', '18-24M', '24M', '2T', '2 years', '3T', '3-4 yrs'],
  ...['5-6 Years', '9-11 yrs', '12-14 yrs', 'Youth S', 'Youth M', 'Adult S', 'Adult M', 'Adult XL'],
  ...['28', '30', '32/34', '38', '38.5', '40', 'W30 L32', 'W32 L30', 'US 9', 'US 10.5', 'EU 42'],
  ...[
    '½ in',
    '3/4 in',
    '1 in',
    '1 1/2 in',
    '10 cm',
    '12 in',
    '18″',
    '20×30 cm',
    '30×40 cm',
    '12×16 in',
    '18×24 in',
    '50×70 cm',
    '24″×36″',
  ],
  ...['A6', 'A5', 'A4', 'A3', 'A2', '330 ml', '0.5 l', '500 g'],
  ...['9 oz', '11 oz', 'iPhone 8', 'iPhone 15', 'iPhone 15 Plus', 'One size'],
]

type Pair = [one: string, other: string]

/** Written differently. */
export const equalSizes: Pair[] = [
  ['2XL', 'XXL'],
  ['XX-Large', '2XL'],
  ['Extra Large', 'xl'],
  ['4X', '4XL'],
  ['Medium', 'M'],
  ['S/M', 'S - M'],
  ['5-6 yrs', '5-6 Years'],
  ['5–6 Jahre', '5-6Y'],
  ['12M', '12 months'],
  ['Adult M', 'Adults Medium'],
  ['24″×36″', '24x36 in'],
  ['24" × 36"', '24 x 36 inches'],
  ['12 in', '12″'],
  ['7 1/4', '7¼'],
  ['3/4 in', '¾″'],
  ['12 oz', '12oz'],
  ['0,5 l', '500 ml'],
  ['DIN A4', 'A4'],
  ['One Size', 'OS'],
]

export const differentSizes: Pair[] = [
  ['S', 'XS'],
  ['M', 'Adult M'],
  ['Men’s M', 'Women’s M'],
  ['2T', '2 years'],
  ['2T', '24M'],
  ['30×40 cm', '40×30 cm'],
  ['30×40 cm', '30×40×2 cm'],
  ['30×40 cm', '30×40 in'],
  ['iPhone 15', 'iPhone 15 Plus'],
]
