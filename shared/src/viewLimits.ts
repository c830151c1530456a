/** Maximum number of table views that one account can keep. */
export const maxViews = 20
export const maxViewName = 40
