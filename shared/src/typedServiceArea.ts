import { entryFields } from './fields/entryFields.ts'
import { fold, foldedWords } from './fold.ts'
import { inputLimit } from './inputLimit.ts'
import { maxAreaKm, type ServiceArea, wholeDistrict } from './serviceArea.ts'

/** Needed to interpret a line. */
export interface AreaContext {
  /** With "Landkreis" or, if nothing else has that name, without. */
  districtNames?: readonly string[]
  /** The provider's own town: "15 km um" it is a distance from the address. */
  city?: string | null
}

/** Words for the district, folded. */
const districtWord =
  /^(?:(?:land)?kreis(?:es?|gebiet|gebiets|weit)?|landkreisgebiete?s?|lkr?|kr|lkrs|districts?|county)$/
/** Words beside them that do not limit the area. */
const wholeWord =
  /^(?:i[mn]|innerhalb|gebiet|de[rnsm]|das|die|the|of|all|over|in|across|throughout|whole|entire|ganze?[nmrs]?|gesamte?[nmrs]?|komplette?[nmrs]?|ueberall)$/
/** Words that leave the limit open, or limit the area. */
const vagueWord =
  /^(?:.*umgebung|.*umland|.*umkreis|umgegend|umliegende?[nrms]?|angrenzende?[nrms]?|nachbar.*|(?:gross)?raum|region|gegend|naehe|rund|um|herum|bis|von|ab|aus|ausser|ausserhalb|ohne|nicht|keine?[nrms]?|teil|teilweise|.*teile?n?|usw|etc|uvm|weitere?[nrms]?|andere?[nrms]?|allen?|auch|evtl|ggf|nur|zwischen|richtung|nach|anfrage|absprache|vereinbarung|.*weit|ueberall|surroundings?|nearby|area|vg|verwaltungsgemeinschaft|gemeinden|staedte|orte?n?|doerfer|alt(?:land)?kreis.*|bezirk|km)$/

/**
 * Its label, also without "Landkreis" unless that may be a town; its aliases, which are made for links, only with
 * "Landkreis".
 */
export function districtNamesOf(
  { label, aliases }: { label: string; aliases: readonly string[] },
  isTown: (name: string) => boolean = () => true,
) {
  const bare = (name: string) =>
    name
      .split(' ')
      .filter((word) => !districtWord.test(fold(word.replace(/\.$/, ''))))
      .join(' ')
  const named = [label, ...aliases].map(bare).filter((name) => name.trim() !== '')
  const own = bare(label)
  return [...named.map((name) => `Landkreis ${name}`), ...(own === '' || isTown(own) ? [] : [own])]
}

const around =
  /^(?:(?:im |in (?:einem |a )?)?(?:umkreis|radius|entfernung)(?: von| of)?:? |(?:bis(?: zu)?|bis maximal|maximal|max\.?|h[öo]chstens|ca\.?|circa|zirka|etwa|ungef[äa]hr|rund|within|up to|around|about) |(?:anfahrt|fahrt|hausbesuche):? )*(\d{1,4}) ?(?:km|kilometern?|kilomet(?:er|re)s?)(?:[ -]?(?:umkreis|radius|entfernung|anfahrt|weit)| im umkreis| entfernt| in (?:der|die) (?:umgebung|runde)| around)?(?: (?:um|von|of|ab|vom|rund um) (.+?))?\.?$/
/** The entry's own address, for any name of the town. */
const ownPlace =
  /^(?:(?:de[nmr]|die|das|unser(?:e[nmr]?)?|meine?[nmr]?|the|our) )?(?:ort|wohnort|standort|firmensitz|sitz|adresse|praxis|gesch[äa]ft|salon|laden|uns|mich|us|here|hier|address)$/
const parts = '(?:orts|stadt|gemeinde)teilen?'
const withParts = new RegExp(
  ` ?\\(?\\b(?:mit|samt|und|inkl\\.?|incl\\.?|einschl\\.?|einschließlich|u\\.)(?: allen?| den| seinen| ihren| deren)? ${parts}\\)?$`,
  'i',
)
const beforeTown =
  /^(?:nur )?(?:in |im )?(?:(?:der |the )?(?:stadtgebiet|gemeindegebiet|ortsgebiet|gemeinde|municipality)(?: von| of)? )?/i
/** Applied to text whose white space is single. */
const separator = /[ \n](?:und|and|sowie|oder|or|u\.?)[ \n]| ?[,;\n/|&+] ?/u
/** A town's name as people write it, without its postcode. */
const townName = /^(?:\d{5} )?(\p{L}[\p{L}\p{M}.' ()-]*)$/u

/** Null if the text says anything else, or leaves the limit open ("Ebern und Umgebung"). Towns need not exist. */
export function readTypedArea(text: string, own: AreaContext = {}): ServiceArea | null {
  if (text.length > inputLimit(entryFields.serviceArea.limit)) return null
  const lines = text.replace(/\s+/g, (space) => (space.includes('\n') ? '\n' : ' '))
  const line = lines.replaceAll('\n', ' ').trim()
  if (line === '') return { kind: 'own' }
  if (isDistrict(line, own.districtNames ?? [])) return { kind: 'district' }
  return readAround(line, own) ?? readTowns(lines)
}

/** Nothing but words for the district, its name, and words for the whole of it. */
function isDistrict(line: string, names: readonly string[]) {
  const words = foldedWords(line).filter((word) => !wholeWord.test(word))
  if (words.length === 0) return false
  const named = words.filter((word) => !districtWord.test(word))
  const speaksOfDistrict = named.length < words.length
  if (named.length === 0) return true
  return names.map(foldedWords).some((name) => {
    const bare = name.filter((word) => !districtWord.test(word))
    if (bare.length === 0 || !(speaksOfDistrict || bare.length === name.length)) return false
    return isNamed(named, bare)
  })
}

/** Also "in den Haßbergen" and "Haßbergkreis". */
function isNamed(words: readonly string[], name: readonly string[]) {
  const [whole, placeName] = [words.join(' '), name.join(' ')]
  return whole === placeName || whole === `${placeName}n` || whole === `${placeName.replace(/e$/, '')}kreis`
}

function readAround(line: string, { city }: AreaContext): ServiceArea | null {
  const [, digits, place] = around.exec(line.toLowerCase()) ?? []
  if (digits === undefined) return null
  if (
    place !== undefined &&
    !ownPlace.test(place) &&
    !(city && foldedWords(place).join() === foldedWords(city).join())
  )
    return null
  const km = Number(digits)
  return km >= 1 && km <= maxAreaKm ? { kind: 'around', km } : null
}

function readTowns(lines: string): ServiceArea | null {
  const named = lines
    .replace(withParts, '')
    .split(separator)
    .map((part) => part.trim().replace(beforeTown, '').replace(withParts, ''))
  const towns = named.filter((part) => part !== '').map((part) => townName.exec(part)?.[1]?.trim())
  const isClear = (town: string | undefined) =>
    town !== undefined && !foldedWords(town).some((word) => districtWord.test(word) || vagueWord.test(word))
  if (towns.length === 0 || !towns.every(isClear)) return null
  return { kind: 'towns', towns: [...new Set(towns as string[])] }
}

/** As stored, exported and returned. */
function writeServiceArea(area: ServiceArea) {
  if (area.kind === 'towns') return area.towns.join(', ')
  if (area.kind === 'around') return `${area.km} km`
  return area.kind === 'district' ? wholeDistrict : ''
}

/** Unchanged if it is not understood. */
export function normaliseServiceArea(text: string, own: AreaContext = {}) {
  const area = readTypedArea(text, own)
  return area ? writeServiceArea(area) : text
}
