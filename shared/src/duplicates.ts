export const duplicateReasons = ['name', 'address', 'phone', 'email'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

/** Independent of the order. */
export const pairOf = (one: string, other: string) => [one, other].sort().join(' ')
