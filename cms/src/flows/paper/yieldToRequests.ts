/** Lets other requests have their turn: work on thousands of entries must not keep a visitor waiting. */
export const yieldToRequests = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))
