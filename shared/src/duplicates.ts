/** What two entries may have in common that look like the same provider. */
export const duplicateReasons = ['name', 'address', 'phone', 'email'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

/** Names a pair, whichever of the two ids comes first. */
export const pairOf = (one: string, other: string): string => [one, other].sort().join(' ')
