/** Things that two entries of seemingly the same provider may have in common. */
export const duplicateReasons = ['name', 'address', 'phone', 'email'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

/** Returns the key of a pair, independent of the order of the ids. */
export const pairOf = (one: string, other: string): string => [one, other].sort().join(' ')
