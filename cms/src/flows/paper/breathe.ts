/** Lets others have their turn: what thousands of entries take must not keep a visitor waiting. */
export const breathe = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))
