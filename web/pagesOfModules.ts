import path from 'node:path'
import type { Rolldown } from 'vite'

/** The pages that need a module at once, by what defines them: visitors', the staff's, and the login's. */
export interface PagesOfModule {
  visitors: Set<string>
  staff: Set<string>
  beforeLogin: Set<string>
  /** Whether every page needs it, whichever it is. */
  isInitial: boolean
}

const kindOf = (importer: string): 'visitors' | 'staff' | 'beforeLogin' =>
  /\/staffPages\./.test(importer) ? 'staff' : /\/editPages\./.test(importer) ? 'beforeLogin' : 'visitors'

/** What a module names in `import { … } from` (or `export { … } from`) another one. */
function namesFrom(context: Rolldown.ChunkingContext, module: string, other: string): string[] {
  const code = context.getModuleInfo(module)?.code ?? ''
  const statements = code.matchAll(/(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)
  return [...statements].flatMap(([, names = '', from = '']) =>
    path.resolve(path.dirname(module), from) === other
      ? names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
      : [],
  )
}

/** Modules that use another one. A feature's door hands on only what is asked of it by name. */
function usersOf(module: string, context: Rolldown.ChunkingContext): string[] {
  const importersOf = (id: string) => context.getModuleInfo(id)?.importers ?? []
  return importersOf(module).flatMap((importer) => {
    if (!importer.endsWith('/door.ts')) return [importer]
    const names = namesFrom(context, importer, module)
    return importersOf(importer).filter((user) =>
      namesFrom(context, user, importer).some((name) => names.includes(name)),
    )
  })
}

/** Finds the pages of each module of a build. */
export function pagesOfModules() {
  const cache = new Map<string, PagesOfModule>()
  return (id: string, context: Rolldown.ChunkingContext): PagesOfModule => {
    const cached = cache.get(id)
    if (cached) return cached
    const pages: PagesOfModule = {
      visitors: new Set(),
      staff: new Set(),
      beforeLogin: new Set(),
      isInitial: false,
    }
    cache.set(id, pages)
    const above = new Set([id])
    for (const module of above) {
      const { isEntry = false, dynamicImporters = [] } = context.getModuleInfo(module) ?? {}
      if (isEntry) pages.isInitial = true
      // Only what defines pages fetches pages.
      const definition = dynamicImporters.find((importer) => /[pP]ages?\.tsx?$/.test(importer))
      if (definition) pages[kindOf(definition)].add(module)
      for (const user of usersOf(module, context)) above.add(user)
    }
    return pages
  }
}
