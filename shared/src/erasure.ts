/** Text that replaces a name in what has to stay. */
export const erasedText = '(gelöscht)'

/** Delete with all versions; remove the person's data; keep it unchanged. */
export const erasureChoices = ['delete', 'clear', 'keep'] as const
export type ErasureChoice = (typeof erasureChoices)[number]
