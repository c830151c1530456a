import { expect, it } from 'vitest'
import { canonicalPath } from './routes.ts'

it.each([
  ['/', '/'],
  ['/en', '/en'],
  ['/en/', '/en'],
  ['/news', '/news'],
  ['/news/', '/news'],
  ['/kontakt', '/contact'],
  ['/Kontakt/', '/contact'],
  ['/impressum', '/imprint'],
  ['/en/ueberuns', '/en/aboutus'],
  ['/edit/news_create', '/edit/create_news'],
  ['/en/edit/news_create', '/en/edit/create_news'],
  ['/Homepage', '/Homepage'],
  ['/nirgendwo', '/nirgendwo'],
])('%s leads to %s', (path, target) => {
  expect(canonicalPath(path)).toBe(target)
})
