/** Minimum number of characters of a new password. */
export const minPasswordLength = 10
