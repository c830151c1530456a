/** How Next's build names a module. */
export type ModuleId = number | string

type Factory = (...given: never[]) => unknown
export type Modules = Map<ModuleId, Factory>

/** The modules of a built file: names and, after those of one module, its function. */
export function* modulesOf(chunk: readonly (ModuleId | Factory)[]): Generator<[ModuleId, Factory]> {
  let ids: ModuleId[] = []
  for (const part of chunk) {
    if (typeof part !== 'function') {
      ids.push(part)
      continue
    }
    for (const id of ids) yield [id, part]
    ids = []
  }
}

/**
 * The modules in the order in which they would be evaluated if `roots` were, so that each can be evaluated for itself:
 * all that it imports comes before it. Of modules that import each other only the one reached first is named, because
 * they must be entered there (Tarjan's strongly connected components).
 */
export function evaluationOrder(modules: Modules, roots: readonly ModuleId[]): ModuleId[] {
  const order: ModuleId[] = []
  const indexOf = new Map<ModuleId, number>()
  const open: ModuleId[] = []
  const isOpen = new Set<ModuleId>()
  // One function, half a megabyte long, can be that of many modules.
  const imports = new Map<Factory, ModuleId[]>()

  function visit(id: ModuleId, factory: Factory): number {
    const index = indexOf.size
    indexOf.set(id, index)
    open.push(id)
    isOpen.add(id)
    let low = index
    const known = imports.get(factory) ?? importsOf(factory)
    imports.set(factory, known)
    for (const imported of known) {
      const next = modules.get(imported)
      if (!next) continue
      if (!indexOf.has(imported)) low = Math.min(low, visit(imported, next))
      else if (isOpen.has(imported)) low = Math.min(low, indexOf.get(imported) ?? low)
    }
    if (low === index) {
      order.push(id)
      for (let member = open.pop(); member !== undefined; member = open.pop()) {
        isOpen.delete(member)
        if (member === id) break
      }
    }
    return low
  }
  for (const root of roots) {
    const factory = modules.get(root)
    if (factory && !indexOf.has(root)) visit(root, factory)
  }
  return order
}

/** What a module imports, and what the tree of a page asks for when it is drawn; nothing that code may want one day. */
function importsOf(factory: Factory): ModuleId[] {
  return [...String(factory).matchAll(/\.i\((\d+)\)|\(\)=>[\w$]+\.r\((\d+)\)/g)].map(([, imported, drawn]) =>
    Number(imported ?? drawn),
  )
}
