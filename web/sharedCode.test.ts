import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { filesOfSharedCode } from './sharedCode.ts'

const much = 'x'.repeat(10_000)

/** Pages by the modules that they import, each of which says how much code it is. */
const importers: Record<string, { code?: string; importers: string[] }> = {
  '/of-all.ts': { importers: ['/One.tsx', '/Two.tsx', '/Three.tsx'] },
  '/much-of-two.ts': { code: much, importers: ['/One.tsx', '/Two.tsx'] },
  '/little-of-two.ts': { importers: ['/One.tsx', '/Two.tsx'] },
  '/little-of-others.ts': { importers: ['/Two.tsx', '/Three.tsx'] },
  '/of-one-and-staff.ts': { importers: ['/One.tsx', '/Edit.tsx'] },
  '/of-three-and-staff.ts': { importers: ['/Three.tsx', '/Edit.tsx'] },
  '/much-of-others-and-staff.ts': { code: much, importers: ['/Two.tsx', '/Three.tsx', '/Edit.tsx'] },
  '/of-staff.ts': { code: much, importers: ['/Edit.tsx', '/Logs.tsx'] },
  '/of-one.ts': { code: much, importers: ['/One.tsx'] },
  '/of-every-page.ts': { code: much, importers: ['/entry.tsx', '/One.tsx', '/Two.tsx'] },
}
const definitions: Record<string, string> = {
  '/One.tsx': '/onePage.ts',
  '/Two.tsx': '/twoPage.ts',
  '/Three.tsx': '/threePage.ts',
  '/Edit.tsx': '/staffPages.tsx',
  '/Logs.tsx': '/staffPages.tsx',
}
const context = {
  getModuleInfo: (id: string) => ({
    code: '',
    importers: [],
    dynamicImporters: [definitions[id]].filter(Boolean),
    isEntry: id === '/entry.tsx',
    ...importers[id],
  }),
} as unknown as Rolldown.ChunkingContext

it('pages that share much have a file of their own, and what others share is in that of all pages', () => {
  expect(Object.fromEntries(filesOfSharedCode(Object.keys(importers), context))).toEqual({
    '/of-all.ts': 'pages',
    '/much-of-two.ts': 'pages1',
    '/little-of-two.ts': 'pages1',
    '/little-of-others.ts': 'pages',
    '/of-one-and-staff.ts': 'pages1',
    '/of-three-and-staff.ts': 'pages',
    '/much-of-others-and-staff.ts': 'pages',
    '/of-staff.ts': 'staffParts',
    '/of-every-page.ts': 'pages1',
  })
})
