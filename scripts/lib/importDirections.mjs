import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { filesIn, isTest, located } from './fingerprint.mjs'
import { at } from './paths.mjs'

const shared = 'shared/src/'
const webBase = ['web/src/lib/', 'web/src/assets/', shared]
const cmsFacts = ['cms/src/environment.ts', 'cms/src/payload-types.ts', 'cms/src/settingsError.ts', shared]
const cmsRules = ['cms/src/access/', 'cms/src/services/', 'cms/src/database/afterCommit.ts']

/**
 * Which places (besides itself) a place may import, the most particular place first; a `*` keeps its folders apart.
 * `web → shared ← cms ← seed`; within: pages → parts → features → components → lib, and in the CMS
 * contract → services → readModel, collections → access → services.
 */
const layers = [
  ['shared/src/', []],
  ['web/src/lib/', [shared]],
  ['web/src/components/', webBase],
  ['web/src/features/*/', ['web/src/components/', ...webBase]],
  ['web/src/frame/', ['web/src/features/', 'web/src/components/', ...webBase]],
  ['web/src/parts/', ['web/src/features/', 'web/src/components/', ...webBase]],
  ['web/src/pages/', ['web/src/parts/', 'web/src/features/', 'web/src/components/', ...webBase]],
  ['web/', ['web/', shared]],
  ['cms/src/readModel/', [shared]],
  ['cms/src/database/', cmsFacts],
  ['cms/src/services/', ['cms/src/readModel/', 'cms/src/database/', ...cmsFacts]],
  ['cms/src/access/', ['cms/src/services/', ...cmsFacts]],
  ['cms/src/collections/', [...cmsRules, ...cmsFacts]],
  ['cms/src/globals/', ['cms/src/collections/', ...cmsRules, ...cmsFacts]],
  ['cms/src/contract/', ['cms/src/services/', 'cms/src/readModel/', ...cmsFacts]],
  ['cms/src/app/', ['cms/src/admin/', shared]],
  ['cms/src/admin/', [shared]],
  ['cms/', ['cms/', shared]],
  ['seed/', ['cms/src/services/', ...cmsFacts]],
  ['e2e/', [shared]],
  ['bench/', ['cms/', 'seed/', 'e2e/browser.ts', 'e2e/browserProgram.ts', shared]],
]

/** Packages that belong to one place, or stay out of one. */
const packages = [
  { name: /^(leaflet|react-leaflet|supercluster)(\/|$)/, only: 'web/src/features/map/' },
  { name: /^express$/, only: 'cms/src/server/' },
  { name: /^(?!zod$)/, never: 'shared/src/', instead: 'nothing but zod: both sides and the browser read it' },
  { name: /^(payload|@payloadcms\/|next(\/|$)|node:)/, never: 'web/src/', instead: 'the contract' },
  { name: /^(payload|@payloadcms\/)/, never: 'cms/src/readModel/', instead: 'rows, which the services read' },
]

// The module's name in `from '…'`, `import '…'` and `import('…')`.
const imports = /(?:\bfrom\s*|\bimport\s*\(?\s*)'([^'\n]+)'/g

const patternOf = (place) => new RegExp(`^${place.replace('*', '[^/]+')}`)
const table = layers.map(([place, allowed]) => ({ pattern: patternOf(place), allowed }))

/** Sentences about imports that lead the wrong way. */
export function wrongImports(files = filesIn(['shared', 'web', 'cms', 'seed', 'e2e', 'bench'])) {
  const sources = files.filter((file) => /\.(tsx?|mjs|js)$/.test(file))
  return sources.flatMap((file) => {
    const targets = [...readFileSync(at(file), 'utf8').matchAll(imports)].map(([, target]) => target)
    return [...new Set(targets)].flatMap((target) => complaint(file, target) ?? [])
  })
}

/** What is wrong with one import, or null. Tests may look at all of their own workspace. */
export function complaint(file, target) {
  if (target.startsWith('.') || /^@directory\//.test(target)) {
    const goal = located(file, target)
    const layer = table.find(({ pattern }) => pattern.test(file))
    const own = isTest(file) ? `${file.split('/')[0]}/` : layer.pattern.exec(file)[0]
    const isAllowed = [own, ...layer.allowed].some((place) => goal.startsWith(place))
    return isAllowed
      ? null
      : `${file} imports ${goal}: ${path.posix.dirname(file)} may import ${layer.allowed.join(', ')}`
  }
  if (isTest(file)) return null
  const name = builtinModules.includes(target) ? `node:${target}` : target
  for (const rule of packages) {
    if (!rule.name.test(name)) continue
    if (rule.only && !file.startsWith(rule.only))
      return `${file} imports ${target}, which only ${rule.only} does`
    if (rule.never && file.startsWith(rule.never)) return `${file} imports ${target}; use ${rule.instead}`
  }
  return null
}
