/** How the position of an entry came about; `typed`: given by a person or a list. */
export const positionSources = ['typed', 'geocoded', 'postcode'] as const
export type PositionSource = (typeof positionSources)[number]
