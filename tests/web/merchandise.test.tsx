import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { record, serve, serveMerchandise, signIn, stall } from './support/api.ts'
import { buildCartItem, buildMerchandise, buildUser, buildVariant } from './support/fixtures.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

const tee = buildMerchandise({
  id: 1,
  title: 'Contour Tee',
  firstSentence: 'Soft & heavy.',
  variants: [
    buildVariant({ id: 11, sizeName: 'M', appearanceName: 'Forest Green', retailPrice: '24.99' }),
    buildVariant({ id: 12, sizeName: 'L', appearanceName: 'Ash', retailPrice: '26.50' }),
  ],
})
const mug = buildMerchandise({
  id: 2,
  title: 'Geode Mug',
  category: 'Mugs',
  variants: [buildVariant({ id: 21, sizeName: '11 oz', appearanceName: 'Ash', retailPrice: '14.99' })],
})

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

describe('/merchandise', () => {
  it('shows six skeletons while the catalog loads', async () => {
    stall('get', '/api/merchandise/page')
    renderApp('/merchandise')
    expect(await screen.findAllByTestId('skeleton')).toHaveLength(6)
  })

  it('explains to an employee how to fill an empty catalogue', async () => {
    signIn(buildUser({ isEmployee: true, role: 'owner' }))
    renderApp('/merchandise')
    expect(await screen.findByText('No Merchandise Available')).toBeVisible()
    expect(await screen.findByText(/Use Sync Products/)).toBeVisible()
  })

  it('shows the first sentence of a description', async () => {
    serveMerchandise([tee])
    renderApp('/merchandise')
    expect(await screen.findByText('Soft & heavy.')).toBeVisible()
  })

  it('asks for a size and color before adding', async () => {
    serveMerchandise([tee])
    const person = renderApp('/merchandise')
    await person.click(await screen.findByRole('button', { name: /^Select Size & Color/ }))
    expect(await findToast('Select Variant')).toHaveTextContent('Please select a size and color before adding to cart')
    expect(screen.getByRole('combobox', { name: 'Size & Color' })).toHaveFocus()
  })

  it('adds the chosen variant once and says so', async () => {
    serveMerchandise([tee])
    const added = record('post', '/api/cart', buildCartItem(), 201)
    const person = renderApp('/merchandise')
    const select = await screen.findByRole('combobox', { name: 'Size & Color' })
    await person.selectOptions(select, 'L - Ash ($26.50)')
    await person.click(screen.getByRole('button', { name: /^Add to Cart/ }))
    const drawer = await screen.findByRole('dialog', { name: 'Added to Cart' })
    expect(drawer).toHaveTextContent('Item successfully added to your cart')
    expect(added).toEqual([{ merchandiseVariantId: 12, quantity: 1 }])
  })

  it("shows the server's message when adding fails", async () => {
    serveMerchandise([mug])
    serve('post', '/api/cart', { message: 'That item is sold out.', code: 'variant_sold_out' }, 409)
    const person = renderApp('/merchandise')
    await person.click(await screen.findByRole('button', { name: /^Add to Cart/ }))
    expect(await findToast('Add to Cart Failed')).toHaveTextContent('That item is sold out.')
  })

  it('preselects an only variant', async () => {
    serveMerchandise([mug])
    renderApp('/merchandise')
    expect(await screen.findByRole('combobox', { name: 'Size & Color' })).toHaveValue('21')
  })

  it('starts with the filters in the URL', async () => {
    serveMerchandise([tee, mug])
    renderApp('/merchandise?category=Mugs&sort=price-desc')
    expect(await screen.findByText('1 result')).toBeVisible()
    expect(titles()).toEqual(['Geode Mug'])
    expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('price-desc')
  })

  it('writes a changed filter to the URL, and Clear Filters removes all', async () => {
    serveMerchandise([tee, mug])
    const person = renderApp('/merchandise')
    await person.click(await screen.findByRole('checkbox', { name: 'Forest Green' }))
    expect(window.location.search).toBe('?colors=Forest+Green')
    expect(screen.getByText('1 result')).toBeVisible()
    await person.click(await screen.findByRole('button', { name: 'Clear Filters' }))
    expect(window.location.search).toBe('')
    expect(screen.getByText('2 results')).toBeVisible()
  })

  it('keeps two sizes that are selected at the same time', async () => {
    serveMerchandise([tee])
    renderApp('/merchandise')
    const sizes = [await screen.findByRole('checkbox', { name: 'M' }), screen.getByRole('checkbox', { name: 'L' })]
    act(() => sizes.forEach((size) => size.click()))
    for (const size of sizes) expect(size).toBeChecked()
    expect(window.location.search).toContain('sizes=M%2CL')
  })

  it('searches after typing stops and offers to clear filters when nothing matches', async () => {
    serveMerchandise([tee, mug])
    const person = renderApp('/merchandise')
    await person.type(await screen.findByRole('searchbox', { name: 'Search' }), 'zeolite')
    expect(await screen.findByText('No Products Match Your Filters')).toBeVisible()
    expect(window.location.search).toBe('?q=zeolite')
  })

  it('undoes a chosen filter with Back', async () => {
    serveMerchandise([tee, mug])
    const person = renderApp('/merchandise')
    await person.click(await screen.findByRole('checkbox', { name: 'Forest Green' }))
    await person.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'newest')
    window.history.back()
    await waitFor(() => expect(window.location.search).toBe('?colors=Forest+Green'))
    window.history.back()
    expect(await screen.findByText('2 results')).toBeVisible()
    expect(window.location.search).toBe('')
  })

  it('adds no history entries for typing and prices', async () => {
    serveMerchandise([tee, mug])
    const person = renderApp('/merchandise')
    const search = await screen.findByRole('searchbox', { name: 'Search' })
    const entries = window.history.length
    await person.type(search, 'geode')
    await waitFor(() => expect(window.location.search).toBe('?q=geode'))
    expect(window.history.length).toBe(entries)
  })

  it('moves a price by a dollar with PageUp', async () => {
    serveMerchandise([tee, mug])
    const person = renderApp('/merchandise')
    const thumb = await screen.findByRole('slider', { name: 'Minimum price' })
    thumb.focus()
    await person.keyboard('{PageUp}')
    await waitFor(() => expect(window.location.search).toBe('?priceMin=15.99'))
  })

  it('takes a price with a comma or a point, and as the page writes it', async () => {
    const rare = buildMerchandise({ id: 3, variants: [buildVariant({ retailPrice: '2000.00' })] })
    serveMerchandise([tee, mug, rare])
    const person = renderApp('/merchandise')
    await person.type(await screen.findByRole('textbox', { name: 'From' }), '{Control>}a{/Control}15,50{Enter}')
    await waitFor(() => expect(window.location.search).toBe('?priceMin=15.50'))
    await person.type(screen.getByRole('textbox', { name: 'From' }), '{Control>}a{/Control}16.50{Enter}')
    await waitFor(() => expect(window.location.search).toBe('?priceMin=16.50'))
    await person.type(screen.getByRole('textbox', { name: 'From' }), '{Control>}a{/Control}$1,234.50{Enter}')
    await waitFor(() => expect(window.location.search).toBe('?priceMin=1234.50'))
  })

  it('says what a price looks like when it can’t read one, and keeps what was typed', async () => {
    serveMerchandise([tee, mug])
    const person = renderApp('/merchandise')
    const from = await screen.findByRole('textbox', { name: 'From' })
    await person.type(from, '{Control>}a{/Control}10-20{Enter}')
    expect(from).toHaveAccessibleDescription('Please type a price such as 14.99')
    expect(from).toHaveValue('10-20')
    await person.type(from, '{Control>}a{/Control}15{Enter}')
    await waitFor(() => expect(window.location.search).toBe('?priceMin=15.00'))
    expect(from).not.toBeInvalid()
  })

  it('shows an item in the filtered color, then in the color of the chosen variant', async () => {
    const images = ['Forest Green', 'Ash'].map((appearanceName, index) => ({
      imageUrl: `https://images.example/${index}.png`,
      appearanceName,
      isPrimary: index === 0,
    }))
    serveMerchandise([{ ...tee, images }, mug])
    const person = renderApp('/merchandise?colors=Ash')
    const card = await screen.findByRole('article', { name: 'Contour Tee' })
    expect(card.querySelector('img')).toHaveAttribute('src', 'https://images.example/1.png')
    await person.selectOptions(within(card).getByRole('combobox'), 'M - Forest Green ($24.99)')
    expect(card.querySelector('img')).toHaveAttribute('src', 'https://images.example/0.png')
  })

  it('lists what has the chosen size in the chosen color, and marks it when that is sold out', async () => {
    const large = buildMerchandise({
      id: 4,
      title: 'Creek Tee',
      variants: [
        buildVariant({ sizeName: 'Large', appearanceName: 'Ash', inStock: false }),
        buildVariant({ sizeName: 'M', appearanceName: 'Ash' }),
      ],
    })
    serveMerchandise([tee, large, mug])
    renderApp('/merchandise?colors=Ash&sizes=L')
    const card = await screen.findByRole('article', { name: 'Creek Tee' })
    expect(titles().toSorted()).toEqual(['Contour Tee', 'Creek Tee'])
    expect(within(card).getByText('Your choice is sold out')).toBeVisible()
    expect(screen.getAllByText('Your choice is sold out')).toHaveLength(1)
  })

  it('offers no variants of a sold-out item', async () => {
    const variants = mug.variants.map((variant) => ({ ...variant, inStock: false }))
    serveMerchandise([{ ...mug, variants }])
    renderApp('/merchandise')
    expect(await screen.findByRole('button', { name: /^Out of Stock/ })).toBeDisabled()
    expect(screen.getByRole('option', { name: '11 oz - Ash ($14.99), sold out' })).toBeDisabled()
  })

  it('counts the active filters and clears all of them', async () => {
    serveMerchandise([tee, mug])
    const person = renderApp('/merchandise?colors=Forest+Green&sizes=M')
    expect(await screen.findByRole('button', { name: 'Filters (2)' })).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(window.location.search).toBe('')
    expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument()
  })

  it('lets an employee sync the catalogue', async () => {
    signIn(buildUser({ isEmployee: true, role: 'owner' }))
    serveMerchandise([mug])
    serve('post', '/api/merchandise/sync', { count: 12, created: 1, updated: 2, hidden: 0, unchanged: 9, skipped: [] })
    const person = renderApp('/merchandise')
    await person.click(await screen.findByRole('button', { name: 'Sync Products' }))
    expect(await findToast('Sync Complete')).toHaveTextContent('Successfully synced 12 merchandise items')
  })

  it.each(['editor', 'moderator'] as const)('shows the %s no buttons of the catalogue', async (role) => {
    serveMerchandise([])
    // Once an owner has loaded the part, it appears together with the page.
    signIn(buildUser({ isEmployee: true, role: 'owner' }))
    renderApp('/merchandise')
    await screen.findByRole('button', { name: 'Sync Products' })
    cleanup()
    signIn(buildUser({ isEmployee: true, role }))
    renderApp('/merchandise')
    await within(screen.getByRole('banner')).findAllByText('Admin', { selector: 'span' })
    expect(await screen.findByText('New gear is on its way. Please come back soon.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Sync Products' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Test Connection' })).toBeNull()
  })

  it('keeps a failed connection test on the page', async () => {
    signIn(buildUser({ isEmployee: true, role: 'owner' }))
    serve(
      'get',
      '/api/test-spreadconnect',
      { message: 'The key was refused.', code: 'print_provider_unreachable' },
      502,
    )
    const person = renderApp('/merchandise')
    await person.click(await screen.findByRole('button', { name: 'Test Connection' }))
    expect(await findToast('Connection Failed')).toHaveTextContent('The key was refused.')
    expect(within(screen.getByRole('main')).getByText('The key was refused.')).toBeVisible()
  })
})
