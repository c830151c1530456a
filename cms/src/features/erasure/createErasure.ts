import { APIError, type Payload, type PayloadRequest } from 'payload'
import { overwriteDeleted } from '#database/overwriteDeleted.ts'
import { writeLogLine } from '#hooks/log/logAct.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { writeSecurityEvent } from '#lib/securityEvents/securityEvent.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { say } from '#lib/words/translate.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import type { OutputOf } from '#shared/contract'
import type { Person, PersonFound } from '#shared/contract/administration'
import type { ErasureChoice } from '#shared/erasure'
import { backupsIn } from './dataFiles.ts'
import { type ErasureOptions, erasePlace } from './erasePlace.ts'
import { findNamingPlaces } from './findNamingPlaces.ts'
import { createPersonMatcher, isTooVague } from './person.ts'
import { createChooser, decisionNeededFor, type NamingPlace, placeKey, placeKind } from './places.ts'

declare module '#lib/runtime/runtime.ts' {
  interface Runtime {
    erasure: ReturnType<typeof createErasure>
  }
}

/** One at a time, because each reads everything. */
export function createErasure(
  payload: Payload,
  { dataDir, backupDirs, eraseImportData, forgetPaper }: ErasureOptions,
) {
  let isBusy = false

  async function exclusively<T>(operation: () => Promise<T>) {
    if (isBusy) throw apiError('conflict')
    isBusy = true
    try {
      return await operation()
    } finally {
      isBusy = false
    }
  }

  async function look(person: Person): Promise<PersonFound> {
    const namesakes: Record<string, number> = {}
    const found: PersonFound = { decisions: [], others: {}, backups: await backupsIn(backupDirs) }
    for await (const place of findNamingPlaces(payload, createPersonMatcher(person), dataDir)) {
      const [decision, kind] = [decisionNeededFor(place), placeKind(place)]
      const counts = place.isSurnameOnly ? namesakes : found.others
      if (decision) found.decisions.push(decision)
      else counts[kind] = (counts[kind] ?? 0) + 1
    }
    return Object.keys(namesakes).length > 0 ? { ...found, namesakes } : found
  }

  async function erase(req: PayloadRequest, person: Person, chosen: Readonly<Record<string, ErasureChoice>>) {
    const matcher = createPersonMatcher(person)
    const refused: OutputOf<'POST /api/erasePerson'>['refused'] = []
    let count = 0
    // Collected first: what is written while reading would be found again.
    const places: NamingPlace[] = []
    for await (const place of findNamingPlaces(payload, matcher, dataDir)) places.push(place)
    const choiceFor = createChooser(places, chosen)
    for (const place of inOrder(places)) {
      const choice = choiceFor(place)
      if (choice === 'keep') continue
      try {
        await erasePlace(payload, matcher, place, { choice, dataDir, eraseImportData })
        count++
      } catch (error) {
        const of = placeKind(place)
        // Without the error's message, which may contain the person's name.
        const code = (error as Error).name
        payload.logger.warn({ collection: of, code, msg: 'A part of an erasure was refused' })
        refused.push({
          of,
          key: placeKey(place),
          reason: error instanceof APIError ? error.message : say('erasure.unexpected'),
        })
      }
    }
    const write = async (own: PayloadRequest) => {
      await writeLogLine(own, { kind: 'person_erased', count })
      await writeSecurityEvent(own, { act: 'person-erased' })
    }
    await inTransaction(payload, write, { req })
    await publicDataOf(payload).refreshAll()
    await forgetPaper()
    const overwritten = await overwriteDeleted(payload)
    return { count, refused, overwritten, left: await look(person) }
  }

  return {
    /** @throws ApiError if too little is known of the person */
    find: (person: Person) => exclusively(() => look(checked(person))),
    /** @param chosen choices by the keys of decisions; places without one are kept */
    erase: (req: PayloadRequest, person: Person, chosen: Readonly<Record<string, ErasureChoice>>) =>
      exclusively(() => erase(req, checked(person), chosen)),
  }
}

function checked(person: Person) {
  if (isTooVague(person)) throw apiError('invalid.person')
  return person
}

/** Files after what shows them, the log last, because deleting may write to it. */
function inOrder(places: readonly NamingPlace[]) {
  const turns = ['global', 'files', 'versions', 'logs']
  const turn = (place: NamingPlace) => turns.indexOf(place.kind === 'global' ? place.kind : placeKind(place))
  return places.toSorted((a, b) => turn(a) - turn(b))
}
