/** `typed`: set by a person. A position from a file has no source, because it is unknown. */
export const positionSources = ['typed', 'geocoded', 'postcode'] as const
export type PositionSource = (typeof positionSources)[number]
