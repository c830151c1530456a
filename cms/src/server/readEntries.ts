import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'
import { evaluationOrder, type ModuleId, type Modules, modulesOf } from './evaluationOrder.ts'

/** Addresses of Next's entries below the folder of its server. */
export const nextEntries = {
  page: 'app/(payload)/admin/[[...segments]]/page.js',
  route: 'app/(payload)/cms/api/[...slug]/route.js',
}

/** What an entry consists of. */
export interface EntryPlan {
  /** Where the code lies that loads files and evaluates modules, and what the entry calls itself there. */
  runtime: string
  name: string
  files: string[]
  /** The module it begins with. */
  root: ModuleId
  /** Files and modules of what is drawn on the server and taken over by the browser. */
  client: { files: string[]; roots: ModuleId[] }
}

/** Part of the code that Next builds: `c` loads a file, `m` evaluates a module and what it imports. */
interface Runtime {
  c(file: string): void
  m(id: ModuleId): unknown
}

/**
 * Loads and evaluates what Next's entries consist of, file after file and module after module: Next itself does it all
 * in one go, and for that second no visitor is answered. What is built in another way than today is left to Next.
 */
export async function readEntries(buildFolder: string): Promise<void> {
  for (const entry of Object.values(nextEntries)) {
    const plan = await planOf(buildFolder, entry)
    if (plan) await readEntry(buildFolder, path.join(buildFolder, 'server', entry), plan)
  }
}

/** Reads the plan from what Next has built; null where that looks otherwise. */
export async function planOf(buildFolder: string, entry: string): Promise<EntryPlan | null> {
  const file = path.join(buildFolder, 'server', entry)
  const source = await readFile(file, 'utf8').catch(() => '')
  const [, runtime, name] = /require\("([^"]+)"\)\("([^"]+)"\)/.exec(source) ?? []
  const [, root] = /\.m\((\d+)\)/.exec(source) ?? []
  const files = [...source.matchAll(/\.c\("([^"]+\.js)"\)/g)].map(([, chunk = '']) => chunk)
  if (runtime === undefined || name === undefined || root === undefined || files.length === 0) return null
  return { runtime, name, files, root: Number(root), client: await clientOf(file) }
}

/** What Next's list beside the entry of a page names. */
async function clientOf(file: string): Promise<EntryPlan['client']> {
  const list = await readFile(file.replace(/\.js$/, '_client-reference-manifest.js'), 'utf8').catch(() => '')
  const [, json = '{}'] = /\] = (\{.*\});?\s*$/.exec(list) ?? []
  const { ssrModuleMapping = {} } = JSON.parse(json) as {
    ssrModuleMapping?: Record<string, Record<string, { id: ModuleId; chunks: string[] }>>
  }
  const references = Object.values(ssrModuleMapping).flatMap((byName) => Object.values(byName))
  return {
    files: [...new Set(references.flatMap(({ chunks }) => chunks))],
    roots: [...new Set(references.map(({ id }) => id))],
  }
}

async function readEntry(buildFolder: string, file: string, plan: EntryPlan): Promise<void> {
  const require = createRequire(file)
  const runtime: Runtime = require(plan.runtime)(plan.name)
  const modules: Modules = new Map()
  for (const chunk of [...plan.files, ...plan.client.files]) {
    runtime.c(chunk)
    // The same file once more, from Node's cache: an array of modules.
    for (const [id, source] of modulesOf(require(path.join(buildFolder, chunk)))) modules.set(id, source)
    await pause()
  }
  for (const id of evaluationOrder(modules, [plan.root, ...plan.client.roots])) {
    runtime.m(id)
    await pause()
  }
}
