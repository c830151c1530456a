/** Views of the table of all entries that one account can keep. */
export const maxViews = 20
export const maxViewName = 40
