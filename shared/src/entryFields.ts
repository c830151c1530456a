/** Apart from the schemas of `entry.ts`, so that the site's script does not carry the validation library. */

export const openKeys = ['open1', 'open2', 'open3', 'open4', 'open5'] as const
export type OpenKey = (typeof openKeys)[number]

/** Stands before `services` in answers where an entry is barrier-free. */
export const barrierfreePrefix = 'Barrierefrei, '
