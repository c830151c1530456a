/** Pixels. */
export const maxPictureEdge = 2000

/** A small photo of more bytes is compressed again. */
const heavy = 1_000_000

/** PNG is lossless, so its size shrinks little. */
export const isWorthShrinking = ({ bytes, type }: { bytes: number; type: string }) =>
  bytes > heavy && type !== 'image/gif'

/** Pixels; wider pictures are scaled for visitors. */
export const pictureWidths = [480, 960, 1600] as const

/** The width of the window, of the text or of the picture. */
export const sizesOf = (width: number) => `min(100vw, 44rem, ${width}px)`

const resizable = /^image\/(?:jpeg|png|webp|avif)$/

/**
 * As `srcset` writes them; `""` if there is only the original.
 * @param type media type; if it is unknown, the server detects it
 */
export function srcSetOf(path: string, width: number, type = 'image/jpeg') {
  const smaller = pictureWidths.filter((each) => each < width)
  if (!resizable.test(type) || smaller.length === 0) return ''
  const own = width <= (pictureWidths.at(-1) ?? 0) ? [`${path} ${width}w`] : []
  return [...smaller.map((each) => `${path}?w=${each} ${each}w`), ...own].join(', ')
}
