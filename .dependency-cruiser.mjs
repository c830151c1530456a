// Which way imports go, those of types included, and that they never run in a circle. `npm run check` asks it.
import { tests as testFiles } from './scripts/lib/fingerprint.mjs'
import { workspaces } from './scripts/lib/paths.mjs'

const shared = 'shared/src/'
const webBase = ['web/src/lib/', shared]
const clock = 'cms/src/clock.ts'
const register = 'cms/src/collectionRegister.ts'
/** What each row of the register says. */
const registerTypes = 'cms/src/collectionFacts.ts'
/** Facts of the CMS that each of its layers may know; they know none of them. */
const cmsFacts = [
  clock,
  register,
  registerTypes,
  'cms/src/environment.ts',
  'cms/src/payload-types.ts',
  'cms/src/settingsError.ts',
  shared,
]
const base = ['cms/src/database/', 'cms/src/lib/', ...cmsFacts]
const background = ['cms/src/mail/', 'cms/src/jobs/', ...base]
const publicData = ['cms/src/publicData/', ...background]
const common = ['cms/src/access/', 'cms/src/fields/', 'cms/src/hooks/', ...publicData]
const collections = ['cms/src/collections/', 'cms/src/globals/', ...common]

/**
 * Which places (besides itself) a place may import, the most particular place first; a `*` keeps its folders apart.
 * `web → shared ← cms ← seed`; within: app → features → ui → lib in the site, and in the CMS server → endpoints →
 * features → collections → globals → access, fields, hooks → publicData → mail → jobs → lib → database.
 */
const layers = [
  [shared, []],
  ['web/src/lib/', [shared]],
  ['web/src/ui/', webBase],
  ['web/src/features/', ['web/src/ui/', ...webBase]],
  ['web/src/app/', ['web/src/features/', 'web/src/ui/', 'web/src/styles/', ...webBase]],
  ['web/', [shared]],
  ['cms/src/migrations/', cmsFacts],
  ['cms/src/database/', cmsFacts],
  ['cms/src/lib/', base],
  ['cms/src/jobs/', base],
  ['cms/src/mail/', background],
  ['cms/src/publicData/live/', publicData],
  ['cms/src/publicData/', [clock, 'cms/src/lib/places/', shared]],
  ['cms/src/access/', common],
  ['cms/src/fields/', common],
  ['cms/src/hooks/', common],
  ['cms/src/globals/', common],
  ['cms/src/collections/', collections],
  ['cms/src/features/*/', ['cms/src/migrations/', ...collections]],
  [
    'cms/src/endpoints/',
    ['cms/src/features/', ...collections.filter((layer) => !layer.endsWith('/database/'))],
  ],
  ['cms/src/app/', ['cms/src/admin/', shared]],
  ['cms/src/admin/', [clock, register, shared]],
  [register, ['cms/src/payload-types.ts', registerTypes, shared]],
  [registerTypes, [shared]],
  ['cms/', [shared]],
  ['seed/', ['cms/src/collections/', 'cms/src/publicData/onDate.ts', 'cms/src/lib/', ...cmsFacts]],
  ['e2e/', ['cms/src/server/testProcess.ts', 'cms/src/features/imports/testTables.ts', shared]],
  ['faults/', ['cms/', shared]],
  ['fuzz/', ['cms/', shared]],
  ['bench/', ['cms/', 'seed/', 'e2e/browserProgram.ts', shared]],
]

const project = `^(${workspaces.join('|')})/(?!node_modules/)`
/** Tests and what only they use; they may look at all of their own workspace. */
const tests = testFiles.source
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
/** What a feature of the site shows to others. */
const door = '^web/src/features/[^/]+/door\\.ts$'
const live = '^cms/src/publicData/live/'
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
    name: 'a feature sees another through its door only',
    from: { path: '^web/src/features/([^/]+)/', pathNot: tests },
    to: { path: '^web/src/features/', pathNot: ['^web/src/features/$1/', door] },
  },
  {
    name: 'the app sees features through their doors, and their pages by name',
    from: { path: '^web/src/app/', pathNot: tests },
    to: {
      path: '^web/src/features/',
      pathNot: [door, '/[a-z]\\w*Pages?\\.tsx?$'],
      dependencyTypesNot: ['dynamic-import'],
    },
  },
  {
    name: 'nothing but doors re-exports',
    from: { path: '^web/src/', pathNot: [door, tests] },
    to: { path: '^web/src/', dependencyTypes: ['export'] },
  },
  {
    name: 'public data are made of rows, which only their live part reads',
    from: { path: '^cms/src/publicData/', pathNot: [live, tests] },
    to: { path: [live, packaged('payload|@payloadcms')] },
  },
  {
    name: 'facts of the CMS know no layer',
    from: { path: '^cms/src/[^/]+$', pathNot: ['^cms/src/payload\\.config\\.ts$', tests] },
    to: { path: '^cms/src/[^/]+/' },
  },
  {
    name: 'each folder of the CMS is a layer, or one of those beside them',
    from: {
      path: '^cms/src/[^/]+/',
      pathNot: [
        '^cms/src/(server|endpoints|features|collections|globals|access|fields|hooks|publicData)/',
        '^cms/src/(mail|jobs|lib|database|migrations|admin|app|scenarios)/',
      ],
    },
    to: {},
  },
  {
    name: 'categories know no entries, which know them',
    from: { path: '^cms/src/collections/Categories/', pathNot: tests },
    to: { path: '^cms/src/collections/Entries/' },
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
