import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { pagesOfModules } from './pagesOfModules.ts'

interface Module {
  code?: string
  importers?: string[]
  dynamicImporters?: string[]
}

/** A build of two pages; only one of them uses what stands behind the second line of the door. */
const modules: Record<string, Module> = {
  '/a/door.ts': {
    code: 'export { List } from "./List.ts"\nexport { Field } from "./Field.ts"',
    importers: ['/pages/One.tsx', '/pages/Two.tsx'],
  },
  '/a/List.ts': { importers: ['/a/door.ts'] },
  '/a/Field.ts': { importers: ['/a/door.ts', '/a/List.ts'] },
  '/a/Words.ts': { importers: ['/a/Field.ts'] },
  '/pages/One.tsx': { code: 'import { List } from "../a/door.ts"', dynamicImporters: ['/pages/onePage.ts'] },
  '/pages/Two.tsx': {
    code: 'import { Field as Other } from "../a/door.ts"',
    dynamicImporters: ['/pages/staffPages.tsx'],
  },
}
const context = {
  getModuleInfo: (id: string) => ({ importers: [], dynamicImporters: [], code: null, ...modules[id] }),
} as unknown as Rolldown.ChunkingContext

describe('the pages of a module', () => {
  it('are those that use it, not those that use other exports of the same door', () => {
    const pagesOf = pagesOfModules()
    expect([...pagesOf('/a/List.ts', context).visitors]).toEqual(['/pages/One.tsx'])
    expect([...pagesOf('/a/List.ts', context).staff]).toEqual([])
  })

  it('are found through other modules, and separately for each page that imports them', () => {
    const pagesOf = pagesOfModules()
    expect([...pagesOf('/a/Words.ts', context).visitors]).toEqual(['/pages/One.tsx'])
    expect([...pagesOf('/a/Words.ts', context).staff]).toEqual(['/pages/Two.tsx'])
  })
})
