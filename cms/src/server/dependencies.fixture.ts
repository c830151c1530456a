import { routes } from '@directory/shared/routes'

/** Addresses at which a page shows different things, or nothing yet. */
export const morePages = [
  '/en',
  '/en/categories',
  '/en/news',
  '/categories?region=alle',
  '/links?region=alle',
  '/fastsearch?q=pflege',
  '/categories/top/top_categories.new',
  '/en/categories/top/top_categories.care',
  '/categories/list/Garten',
  '/categories/list/Pflege/Neu%20hier',
  '/nowhere',
]
const ofParameter: Record<string, string> = { ':name': 'Pflegedienst', ':token?': 'token', '*': '/nothing' }
/** Returns the address of a page by its path, with an example for each parameter. */
export const addressOf = (path: string) =>
  path.replace(/:\w+\??|\*/g, (name) => {
    if (name !== ':cat') return ofParameter[name] ?? 'x'
    return path === routes.topCategory.path ? 'top_categories.care' : 'Pflege'
  })
