let loading: Promise<typeof import('sharp').default> | undefined

/**
 * Loads libvips at the first use, without a cache, on one thread, and with the five decoders that the shop needs. Only
 * what operators choose is decoded as SVG or WebP; pictures from visitors are checked by their first bytes before.
 */
export function loadSharp(): Promise<typeof import('sharp').default> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: [
        'VipsForeignLoadJpegBuffer',
        'VipsForeignLoadPngBuffer',
        'VipsForeignLoadNsgifBuffer',
        'VipsForeignLoadSvgBuffer',
        'VipsForeignLoadWebpBuffer',
      ],
    })
    return sharp
  })
  return loading
}
