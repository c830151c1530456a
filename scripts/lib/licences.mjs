import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fromRoot, readJson } from './paths.mjs'
import { packagesNeeded } from './runtimeFiles.mjs'

/** Workspaces whose packages are sent to browsers or run on the server. */
const shipped = ['shared', 'web', 'cms', 'seed']

/** By their SPDX names; two of them are for data and fonts only. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['Python-2.0', 'Unlicense', 'WTFPL', 'CC0-1.0', 'MPL-2.0', 'LGPL-3.0-or-later', 'GPL-3.0-or-later'],
  ...['OFL-1.1', 'CC-BY-4.0'],
])

/** Packages for which README grants an additional permission under section 7 of the AGPL. */
const permitted = { 'react-leaflet': 'Hippocratic-2.1', '@react-leaflet/core': 'Hippocratic-2.1' }

/** Of SPDX names. */
const spelled = { 'Apache 2.0': 'Apache-2.0', 'BSD-3-Clause-Clear': 'BSD-3-Clause' }

/** SPDX form; of alternatives, one is enough. */
export function isAllowed(licence) {
  const plain = (spelled[licence] ?? licence).replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(plain)) return false
  return plain
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((name) => allowed.has(spelled[name] ?? name)))
}

/** Sent to browsers or run on the server, at any depth, from the lock file. Includes packages for other machines. */
export function shippedPackages(lock = readJson('package-lock.json')) {
  const { packages } = lock
  // An optional peer dependency is not installed just because it is named.
  const isShipped = (place, name, { dependencies, peerDependenciesMeta }) =>
    !(peerDependenciesMeta?.[name]?.optional && !dependencies?.[name]) && !packages[place].link
  return [...packagesNeeded(packages, shipped, isShipped)]
    .map((place) => ({ place, ...withLicence(place, packages[place]) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'))
}

function withLicence(place, { name, version, license }) {
  const licence = license ?? licenceInside(place)
  return {
    name: name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    licence: spelled[licence] ?? licence ?? 'unknown',
  }
}

export const findDisallowedLicences = () =>
  shippedPackages()
    .filter(({ name, licence }) => !isAllowed(licence) && permitted[name] !== licence)
    .map(
      ({ name, version, licence }) =>
        `${name}@${version} is under ${licence}, which scripts/lib/licences.mjs does not allow`,
    )

/** Old packages have a list. */
function licenceInside(place) {
  if (!existsSync(fromRoot(place, 'package.json'))) return null
  const { license, licenses } = readJson(`${place}/package.json`)
  return license ?? licenses?.map(({ type }) => type).join(' OR ')
}

const textFile = /^(?:licen[cs]e|copying|notice|ofl)/i

/** Empty if there is no such file. */
function textOf(place) {
  return readdirSync(fromRoot(place), { withFileTypes: true })
    .filter((item) => item.isFile() && textFile.test(item.name))
    .map(({ name }) => readFileSync(fromRoot(place, name), 'utf8').trim())
    .join('\n\n')
}

/** As `/licences` shows it, with the linked texts, identical ones once. */
export function writeLicences(folder) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const list = []
  for (const { place, name, version, licence } of shippedPackages()) {
    if (!existsSync(fromRoot(place))) continue
    const text = textOf(place)
    const file = text === '' ? '' : `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.txt`
    if (file !== '') writeFileSync(path.join(folder, file), `${text}\n`)
    list.push({ name, version, licence, text: file })
  }
  writeFileSync(path.join(folder, 'own.txt'), readFileSync(fromRoot('LICENSE')))
  writeFileSync(path.join(folder, 'list.json'), JSON.stringify(list))
}
