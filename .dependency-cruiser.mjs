// Which way imports go, those of types included, and that they never run in a circle. `npm run check` asks it.

const shared = 'shared/src/'
const webBase = ['web/src/lib/', 'web/src/assets/', shared]
const clock = 'cms/src/clock.ts'
const cmsFacts = [
  clock,
  'cms/src/environment.ts',
  'cms/src/histogram.ts',
  'cms/src/payload-types.ts',
  'cms/src/settingsError.ts',
  'cms/src/tallies.ts',
  shared,
]
const cmsRules = ['cms/src/access/', 'cms/src/services/', 'cms/src/database/afterCommit.ts']

/**
 * Which places (besides itself) a place may import, the most particular place first; a `*` keeps its folders apart.
 * `web → shared ← cms ← seed`; within: pages → parts → features → components → lib, and in the CMS
 * contract → services → readModel, collections → access → services.
 */
const layers = [
  [shared, []],
  ['web/src/lib/', [shared]],
  ['web/src/components/', webBase],
  ['web/src/features/*/', ['web/src/components/', ...webBase]],
  ['web/src/frame/', ['web/src/features/', 'web/src/components/', ...webBase]],
  ['web/src/parts/', ['web/src/features/', 'web/src/components/', ...webBase]],
  ['web/src/pages/', ['web/src/parts/', 'web/src/features/', 'web/src/components/', ...webBase]],
  ['web/', [shared]],
  ['cms/src/readModel/', [clock, shared]],
  ['cms/src/database/', cmsFacts],
  ['cms/src/services/', ['cms/src/readModel/', 'cms/src/database/', ...cmsFacts]],
  ['cms/src/access/', ['cms/src/services/', ...cmsFacts]],
  ['cms/src/collections/', [...cmsRules, ...cmsFacts]],
  ['cms/src/globals/', ['cms/src/collections/', ...cmsRules, ...cmsFacts]],
  ['cms/src/contract/', ['cms/src/services/', 'cms/src/readModel/', ...cmsFacts]],
  ['cms/src/app/', ['cms/src/admin/', shared]],
  ['cms/src/admin/', [clock, shared]],
  ['cms/', [shared]],
  ['seed/', ['cms/src/services/', ...cmsFacts]],
  ['e2e/', [shared]],
  ['faults/', ['cms/', shared]],
  ['fuzz/', ['cms/', shared]],
  ['bench/', ['cms/', 'seed/', 'e2e/browser.ts', 'e2e/browserProgram.ts', shared]],
]

const workspaces = ['shared', 'web', 'cms', 'seed', 'e2e', 'bench', 'faults', 'fuzz']
const project = `^(${workspaces.join('|')})/(?!node_modules/)`
/** Tests and what only they use; they may look at all of their own workspace. */
const tests = '\\.(test|e2e|fixture)\\.tsx?$|(^|/)test[A-Z]\\w*\\.tsx?$'
const beginsWith = (place) => `^${place.replaceAll('.', '\\.').replace('*', '([^/]+)')}`

const directions = layers.map(([place, allowed], index) => {
  const moreParticular = layers.slice(0, index).map(([other]) => beginsWith(other))
  return {
    name: `imports of ${place}`,
    comment: `${place} may import ${['itself', ...allowed].join(', ')}`,
    severity: 'error',
    from: { path: beginsWith(place), pathNot: [tests, ...moreParticular] },
    to: {
      path: project,
      // `$1` is the folder that the `*` stands for.
      pathNot: [beginsWith(place).replace('([^/]+)', '$1'), ...allowed.map(beginsWith)],
    },
  }
})

const workspaceTests = workspaces.map((workspace) => ({
  name: `imports of the tests in ${workspace}`,
  severity: 'error',
  from: { path: [`^${workspace}/.*(${tests})`] },
  to: {
    path: project,
    pathNot: [
      `^${workspace}/`,
      ...layers
        .filter(([place]) => place.startsWith(workspace))
        .flatMap(([, allowed]) => allowed.map(beginsWith)),
    ],
  },
}))

const packaged = (names) => `(^|/)node_modules/(@types/)?(${names})(/|$)`
/** Packages that belong to one place, or stay out of one. */
const packages = [
  {
    name: 'only the map knows Leaflet',
    from: { pathNot: ['^web/src/features/map/', tests] },
    to: { path: packaged('leaflet|react-leaflet|supercluster') },
  },
  {
    name: 'only the server knows Express',
    from: { pathNot: ['^cms/src/server/', tests] },
    to: { path: packaged('express') },
  },
  {
    name: 'shared imports nothing but zod: both sides and the browser read it',
    from: { path: '^shared/src/', pathNot: tests },
    to: { dependencyTypesNot: ['local', 'localmodule'], pathNot: packaged('zod') },
  },
  {
    name: 'the site knows the CMS by the contract only',
    from: { path: '^web/src/', pathNot: tests },
    to: { path: packaged('payload|@payloadcms|next') },
  },
  {
    name: 'the site runs in browsers',
    from: { path: '^web/src/', pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'the read model knows rows, which the services read',
    from: { path: '^cms/src/readModel/', pathNot: tests },
    to: { path: packaged('payload|@payloadcms') },
  },
].map((rule) => ({ severity: 'error', ...rule }))

export default {
  forbidden: [
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    ...directions,
    ...workspaceTests,
    ...packages,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.next)/' },
    // Types count as well.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.json', '.css'],
    },
  },
}
