/** Replaces a name in texts that have to stay. */
export const erasedText = '(gelöscht)'

/** With all versions; without the person's data; unchanged. */
export const erasureChoices = ['delete', 'clear', 'keep'] as const
export type ErasureChoice = (typeof erasureChoices)[number]
