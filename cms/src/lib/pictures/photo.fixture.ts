import sharp from 'sharp'

export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'avif'

export async function photo(
  kind: PhotoKind,
  { width, height, orientation = 1 }: { width: number; height: number; orientation?: number },
): Promise<Buffer> {
  const half = { create: { width: width / 2, height, channels: 3, background: 'red' } } as const
  const red = await sharp(half).png().toBuffer()
  return sharp({ create: { width, height, channels: 3, background: 'blue' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: 'Telefon', Model: 'Modell 12' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '50/1 2/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '10/1 30/1 0/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Aufnahmeort</x:xmpmeta>')
    .toFormat(kind, kind === 'avif' ? { effort: 0 } : {})
    .toBuffer()
}

/** Searched by words and by an Exif reader. */
export async function containsPosition(data: Buffer): Promise<boolean> {
  const { exif, xmp } = await sharp(data).metadata()
  const words = ['Telefon', 'Modell 12', 'Aufnahmeort'].some((word) => data.includes(word))
  return words || xmp !== undefined || (exif?.length ?? 0) > 60
}
