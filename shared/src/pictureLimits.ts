/** Pixels of the longer edge of a stored picture. */
export const maxPictureEdge = 2000

/** Bytes above which a photo of few pixels is written again, too. */
const heavy = 1_000_000

/** PNG loses nothing when it is written again, and therefore little of its size. */
export const worthShrinking = ({ bytes, type }: { bytes: number; type: string }): boolean =>
  bytes > heavy && type !== 'image/gif'
