import { findDisallowedLicences, isAllowed, shippedPackages } from './lib/licences.mjs'

it('shipped packages have licences compatible with ours', () => {
  expect(findDisallowedLicences()).toEqual([])
})

it.each(['MIT', 'WTFPL OR ISC', '(MPL-2.0 OR Apache-2.0)', 'SSPL-1.0 OR MIT', 'MIT AND ISC', 'Apache 2.0'])(
  '%s is compatible with ours',
  (licence) => expect(isAllowed(licence)).toBe(true),
)

it.each(['Hippocratic-2.1', 'SSPL-1.0', 'CC-BY-NC-4.0', 'MIT AND SSPL-1.0', 'UNLICENSED', 'unknown', ''])(
  '%s is not compatible with ours',
  (licence) => expect(isAllowed(licence)).toBe(false),
)

it('shipped packages are found at any depth, from the nearest folder, without build tools', () => {
  const lock = {
    packages: {
      shared: {},
      web: { dependencies: { a: '1' }, devDependencies: { d: '1' } },
      cms: { dependencies: { b: '1', linked: '*' } },
      seed: {},
      'node_modules/linked': { link: true },
      'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '2' } },
      'node_modules/a/node_modules/b': {
        version: '2.0.0',
        license: 'ISC',
        peerDependencies: { c: '1', p: '1' },
        peerDependenciesMeta: { p: { optional: true } },
      },
      'node_modules/b': { version: '1.0.0', license: 'GPL-2.0-only' },
      'node_modules/c': { version: '3.0.0', license: 'MIT' },
      'node_modules/d': { version: '1.0.0', license: 'MIT' },
      'node_modules/p': { version: '1.0.0', license: 'MIT' },
    },
  }
  const found = shippedPackages(lock).map(({ name, version, licence }) => `${name}@${version} ${licence}`)
  expect(found).toEqual(['a@1.0.0 MIT', 'b@1.0.0 GPL-2.0-only', 'b@2.0.0 ISC', 'c@3.0.0 MIT'])
})
