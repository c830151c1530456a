export const pageNames = ['homepage', 'about', 'privacy', 'imprint', 'assistance'] as const
export type PageName = (typeof pageNames)[number]
