import type { SizeChart } from '#contracts/shop/sizeChart.ts'
import { callPrintProvider } from './call.ts'
import { PrintProviderError } from './PrintProviderError.ts'
import { sizeChartSchema } from './schemas.ts'

/** The size chart of a product type; null when there is none. @throws PrintProviderError */
export async function readSizeChart(productTypeId: string): Promise<SizeChart | null> {
  try {
    const { sizeImageUrl, sizes } = await callPrintProvider({
      operation: 'reading a size chart',
      path: `/productTypes/${encodeURIComponent(productTypeId)}/size-chart`,
      answer: sizeChartSchema,
    })
    const measurements = [...new Set(sizes.flatMap((size) => size.measurements.map(({ name }) => name)))]
    if (measurements.length === 0) return null
    return {
      imageUrl: sizeImageUrl,
      measurements,
      sizes: sizes.map((size) => ({
        name: size.name,
        lengths: measurements.map((name) => {
          const found = size.measurements.find((measurement) => measurement.name === name)
          return found ? { mm: found.valueMm, inch: found.valueInch } : null
        }),
      })),
    }
  } catch (error) {
    if (error instanceof PrintProviderError && error.isNotFound) return null
    throw error
  }
}
