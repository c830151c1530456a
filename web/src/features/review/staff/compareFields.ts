import { entryFields } from '#shared/fields/entryFields'
import { type Proposal, type ProposalKey, proposalKeys } from '#shared/proposal'
import { distanceM, positionOf } from '#shared/region'

/** Keys of values as people see them: latitude and longitude are one, under the key `lat`. */
export const comparedKeys = proposalKeys.filter((key) => key !== 'lon') as readonly Exclude<
  ProposalKey,
  'lon'
>[]
export type ComparedKey = (typeof comparedKeys)[number]

export const fieldKindOf = (key: ComparedKey) => (key === 'opened' ? 'opening' : entryFields[key].kind)

/** Maximum distance in metres between two markers of the same place. */
const samePlaceM = 5

export const placeOf = (of: Proposal) => positionOf({ lat: of.lat ?? null, lon: of.lon ?? null })

const plain = (value: Proposal[ProposalKey]) =>
  typeof value === 'string'
    ? value
        .replace(/\s+/g, ' ')
        .replace(/\s*;\s*/g, ';')
        .trim()
    : (value ?? null)

export function fieldDiffers(key: ComparedKey, a: Proposal, b: Proposal) {
  if (key !== 'lat') return plain(a[key]) !== plain(b[key])
  const [from, to] = [placeOf(a), placeOf(b)]
  return from && to ? distanceM(from, to) > samePlaceM : (a.lat ?? null) !== (b.lat ?? null)
}

export function proposedKeys(proposal: Proposal) {
  return comparedKeys.filter(
    (key) => proposal[key] !== undefined || (key === 'lat' && proposal.lon !== undefined),
  )
}

export function valuesFor(key: ComparedKey, from: Proposal) {
  return key === 'lat' ? { lat: from.lat ?? null, lon: from.lon ?? null } : { [key]: from[key] }
}

export function fieldsToSave(present: Proposal, decided: Proposal) {
  return Object.assign(
    {},
    ...proposedKeys(decided)
      .filter((key) => fieldDiffers(key, present, decided))
      .map((key) => valuesFor(key, decided)),
  )
}

const isEmpty = (key: ComparedKey, of: Proposal) =>
  key === 'lat'
    ? placeOf(of) === null
    : (plain(of[key]) ?? '') === '' || (of[key] === false && fieldKindOf(key) === 'flag')

export function emptiedKeys(present: Proposal, decided: Proposal) {
  return proposedKeys(decided).filter((key) => !isEmpty(key, present) && isEmpty(key, decided))
}

/** A field missing in the request keeps its present value. */
export function keepingUnmentioned(present: Proposal, request: Proposal) {
  const kept = comparedKeys.filter((key) => isEmpty(key, request)).map((key) => valuesFor(key, present))
  return Object.assign({ ...request }, ...kept)
}
