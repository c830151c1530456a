import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { partsOfNext } from './loadNext.ts'

it.each(partsOfNext)('finds %s in the Next that is installed', (part) => {
  expect(createRequire(import.meta.url).resolve(part)).toContain('next')
})
