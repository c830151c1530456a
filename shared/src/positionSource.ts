/** `typed`: set by a person. One from a file has none: nobody knows. */
export const positionSources = ['typed', 'geocoded', 'postcode'] as const
export type PositionSource = (typeof positionSources)[number]
