import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { appendTo, listsBy } from '#shared/appendTo'
import { compareGerman, fold, foldDotless, foldedWords } from '#shared/fold'
import { type RegionPlace, readRegionPlaces } from '#shared/regionPlaces'
import { isSameTown } from '#shared/visitorLocation'
import { projectRoot } from '../paths/projectRoot.ts'

const maxTowns = 10

interface Town {
  name: string
  folded: string
  dotless: string
  postcodes: string[]
  /** 0: municipality of the district, 1: village of the district, 2: anywhere else. */
  distance: number
}

interface Towns {
  byName: Map<string, Town>
  byPostcode: Map<string, Town[]>
  villages: Map<string, RegionPlace[]>
}

let loaded: Towns | undefined

/** First the municipality, then its villages; none for an unknown postcode. */
export function townsOfPostcode(postcode: string) {
  return (towns().byPostcode.get(postcode.trim()) ?? []).map(({ name }) => name)
}

/** At most 10, in any spelling of umlauts: first the district's, then larger ones. */
export function townsStartingWith(text: string) {
  const beginning = placeNameKey(text.slice(0, 100))
  if (beginning === '') return []
  const matches = [...towns().byName.values()].filter(
    ({ folded, dotless }) => folded.startsWith(beginning) || dotless.startsWith(beginning),
  )
  return matches
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(b.folded === beginning) - Number(a.folded === beginning) ||
        b.postcodes.length - a.postcodes.length ||
        compareGerman(a.name, b.name),
    )
    .slice(0, maxTowns)
    .map(({ name }) => name)
}

/** Those of the district first. */
export function postcodesOfTown(town: string) {
  return [...(towns().byName.get(placeNameKey(town))?.postcodes ?? [])]
}

/** Whatever case, umlauts and spaces were typed; null for an unknown town. */
export const spellingOfTown = (town: string) => towns().byName.get(placeNameKey(town))?.name ?? null

export function municipalitiesOf(village: string, postcodes: readonly string[]) {
  return (towns().villages.get(placeNameKey(village)) ?? [])
    .filter(({ postcode }) => postcodes.length === 0 || postcodes.includes(postcode))
    .map(({ municipality }) => municipality)
}

export const isOfDistrict = (town: string) => (towns().byName.get(placeNameKey(town))?.distance ?? 2) < 2

/** In Germany, abbreviated or not. */
export function isTown(name: string) {
  const words = foldedWords(name)
  byFirstWord ??= listsBy(towns().byName.values(), (town) => foldedWords(town.name)[0])
  return (byFirstWord.get(words[0]) ?? []).some(
    (known) => isSameTown(known.name, name) && saysNoMore(words, foldedWords(known.name)),
  )
}

/** Only where the town is: "Haßfurt am Main" is Haßfurt, "Ebern Zeil" is not Ebern. */
function saysNoMore(words: readonly string[], nameWords: readonly string[]) {
  return words.length <= nameWords.length || whereItLies.test(words.slice(nameWords.length).join(' '))
}

const whereItLies =
  /^(?:(?:am|a|an der|ob der|in|i|im)? ?(?:main|m|(?:unter|ober|mittel)franken|[uom]fr|bayern|bay))$/

let byFirstWord: Map<string | undefined, Town[]> | undefined

export const placeNameKey = (text: string) => fold(text).trim().replace(/\s+/g, ' ')

/**
 * Loaded on first use; only names and postcodes are kept. Source: the npm package `german-metadata` (MIT), whose data
 * come from OpenStreetMap contributors (Open Database License 1.0, https://www.openstreetmap.org/copyright) and GovData
 * (Datenlizenz Deutschland – Namensnennung – Version 2.0, https://www.govdata.de), corrected here and completed by the
 * district's places of the demo content.
 */
function towns() {
  loaded ??= load()
  return loaded
}

function load() {
  const file = createRequire(import.meta.url).resolve('german-metadata/data/cities.json')
  const cities = JSON.parse(readFileSync(file, 'utf8')) as { name: string; postalCodes: string[] }[]
  const all: Towns = { byName: new Map(), byPostcode: new Map(), villages: new Map() }
  const { places } = readRegionPlaces(readFileSync(path.join(projectRoot(), 'seed/places.txt'), 'utf8'))
  const isVillage = ({ name, municipality }: RegionPlace) => name !== municipality
  for (const place of places) if (!isVillage(place)) add(all, place.name, [place.postcode], 0)
  for (const place of places.filter(isVillage)) {
    add(all, place.name, [place.postcode], 1)
    appendTo(all.villages, placeNameKey(place.name), place)
  }
  const names = cities.map(({ name }) => spelledOut(name))
  const known = new Set(names)
  cities.forEach(({ postalCodes }, i) => {
    const name = withoutPart(names[i] ?? '', known)
    if (isNoRemark(name)) add(all, name, postalCodes, 2)
  })
  for (const places of all.byPostcode.values()) {
    // At equal distance the town with the fewest other postcodes is the most likely one.
    places.sort(
      (a, b) =>
        a.distance - b.distance || a.postcodes.length - b.postcodes.length || compareGerman(a.name, b.name),
    )
  }
  putFirst(all.byPostcode.get('96126'), 'Maroldsweisach')
  return all
}

function add({ byName, byPostcode }: Towns, name: string, postcodes: readonly string[], distance: number) {
  const folded = placeNameKey(name)
  const town = byName.get(folded) ?? { name, folded, dotless: foldDotless(name), postcodes: [], distance }
  byName.set(folded, town)
  for (const postcode of postcodes) {
    if (town.postcodes.includes(postcode)) continue
    town.postcodes.push(postcode)
    const places = byPostcode.get(postcode)
    if (places) places.push(town)
    else byPostcode.set(postcode, [town])
  }
}

/** Abbreviations of the data set. */
function spelledOut(name: string) {
  return name
    .replace(/ u\. ?a\.$/, '')
    .replace(/\/ /g, '/')
    .replace(/ a\. ?d\. /, ' an der ')
    .replace(/ i\. ?d\. /, ' in der ')
    .replace(/ i\. Bay\.$/, ' in Bayern')
    .replace(/ i\. UFr\.$/, ' in Unterfranken')
    .replace(/ i\. OB$/, ' in Oberbayern')
    .replace(/ a\. /, ' am ')
    .replace(/ b\. /, ' bei ')
    .replace(/ i\. /, ' im ')
    .trim()
}

/** If the town itself is listed, as in 'Frankfurt am Main (Omniturm)'. */
function withoutPart(name: string, known: ReadonlySet<string>) {
  const whole = name.replace(/ \(.*$/, '')
  return known.has(whole) ? whole : name
}

/** A few names of the data set are remarks. */
const isNoRemark = (name: string) =>
  /^[^(]*(\([^()]*\))?$/.test(name) && !/gehört|Abweichung| d\. /.test(name)

function putFirst(places: Town[] | undefined, name: string) {
  places?.sort((a, b) => Number(b.name === name) - Number(a.name === name))
}
