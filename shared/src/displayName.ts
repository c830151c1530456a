/** Maximum length of the display name of a staff member. */
export const maxDisplayName = 80
