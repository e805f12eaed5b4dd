export type Size = {
  people: number
  posts: number
  comments: number
  products: number
  merchandise: number
  carts: number
  orders: number
}

/** Ids of generated rows, far from those of the sequences. */
export const FIRST_ID = 1_000_000

export const sizes = {
  small: { people: 100, posts: 100, comments: 300, products: 200, merchandise: 24, carts: 100, orders: 100 },
  medium: { people: 1_000, posts: 1_000, comments: 3_000, products: 200, merchandise: 24, carts: 1_000, orders: 1_000 },
  large: {
    people: 10_000,
    posts: 10_000,
    comments: 100_000,
    products: 200,
    merchandise: 100,
    carts: 10_000,
    orders: 50_000,
  },
} satisfies Record<string, Size>
