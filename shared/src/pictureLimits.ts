/** Maximum pixels of the longer edge of a stored picture. */
export const maxPictureEdge = 2000

/** Number of bytes above which even a small photo is compressed again. */
const heavy = 1_000_000

/** Checks whether a picture is worth shrinking. PNG is lossless, so its size shrinks little. */
export const isWorthShrinking = ({ bytes, type }: { bytes: number; type: string }): boolean =>
  bytes > heavy && type !== 'image/gif'
