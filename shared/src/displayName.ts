/** Longest name that a member of the staff may go by. */
export const maxDisplayName = 80
