import { type EntryFieldKind, entryFields } from '@directory/shared/entryFields'
import { type Proposal, type ProposalKey, proposalKeys } from '@directory/shared/proposal'
import { distanceM, positionOf } from '@directory/shared/region'

/** Things as people see them: the two numbers of a place are one, named by its latitude. */
export const comparedKeys = proposalKeys.filter((key) => key !== 'lon') as readonly Exclude<
  ProposalKey,
  'lon'
>[]
export type ComparedKey = (typeof comparedKeys)[number]

export const kindOf = (key: ComparedKey): EntryFieldKind =>
  key === 'opened' ? 'opening' : entryFields[key].kind

/** Metres that a marker may lie off and still be the same place. */
const samePlaceM = 5

const placeOf = (of: Proposal) => positionOf({ lat: of.lat ?? null, lon: of.lon ?? null })

/** How far apart two places are, in metres; null where one of them is missing. */
export function placesApart(a: Proposal, b: Proposal): number | null {
  const [from, to] = [placeOf(a), placeOf(b)]
  return from && to ? distanceM(from, to) : null
}

const plain = (value: Proposal[ProposalKey]) =>
  typeof value === 'string'
    ? value
        .replace(/\s+/g, ' ')
        .replace(/\s*;\s*/g, ';')
        .trim()
    : (value ?? null)

export function differs(key: ComparedKey, a: Proposal, b: Proposal): boolean {
  if (key !== 'lat') return plain(a[key]) !== plain(b[key])
  const apart = placesApart(a, b)
  if (apart !== null) return apart > samePlaceM
  return (a.lat ?? null) !== (b.lat ?? null)
}

/** What a proposal speaks of. */
export function proposedKeys(proposal: Proposal): ComparedKey[] {
  return comparedKeys.filter(
    (key) => proposal[key] !== undefined || (key === 'lat' && proposal.lon !== undefined),
  )
}

/** The values of one thing, to be taken over. */
export function valuesFor(key: ComparedKey, from: Proposal): Proposal {
  return key === 'lat' ? { lat: from.lat ?? null, lon: from.lon ?? null } : { [key]: from[key] }
}

/** What is to be saved: everything that differs from the entry as it is. */
export function fieldsToSave(present: Proposal, decided: Proposal): Proposal {
  return Object.assign(
    {},
    ...proposedKeys(decided)
      .filter((key) => differs(key, present, decided))
      .map((key) => valuesFor(key, decided)),
  )
}

const isEmpty = (key: ComparedKey, of: Proposal): boolean =>
  key === 'lat'
    ? placeOf(of) === null
    : (plain(of[key]) ?? '') === '' || (of[key] === false && kindOf(key) === 'flag')

/** What there would be nothing of any more. */
export function emptiedKeys(present: Proposal, decided: Proposal): ComparedKey[] {
  return proposedKeys(decided).filter((key) => !isEmpty(key, present) && isEmpty(key, decided))
}

/** What to begin with: a request that says nothing of a thing empties nothing. */
export function withoutSilence(present: Proposal, request: Proposal): Proposal {
  const kept = comparedKeys.filter((key) => isEmpty(key, request)).map((key) => valuesFor(key, present))
  return Object.assign({ ...request }, ...kept)
}

/** What two of them do not agree on. */
export const differentKeys = (one: Proposal, other: Proposal): ComparedKey[] =>
  comparedKeys.filter((key) => differs(key, one, other))
