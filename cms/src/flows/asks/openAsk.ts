import type { AskState } from '@directory/shared/asks'
import type { OutputOf } from '@directory/shared/contract'
import type { Payload } from 'payload'
import { addressIds } from '../../nouns/asks/addressIds.ts'
import { hashOfAddress } from '../../nouns/asks/askSecrets.ts'
import { answersOf } from '../../nouns/asks/readAsks.ts'
import { readModelOf } from '../../readModel/live/readModel.ts'
import { regionDate } from '../../readModel/onDate.ts'
import { askByLink, endOf, stateOf } from './askByLink.ts'

const opening: ReadonlySet<AskState> = new Set(['open', 'answered'])

/** What the link of a mail shows. @throws ApiError where there is no such link */
export async function openAsk(payload: Payload, secret: string): Promise<OutputOf<'POST /api/ask'>> {
  const { ask, mayAnswer } = await askByLink(payload, secret)
  const state = stateOf(ask)
  const answers = answersOf(ask)
  const idOf = await addressIds(payload)
  // An address that has left an entry has nothing to say of it any more.
  const entries = readModelOf(payload)
    .allEntries()
    .filter(({ uuid, email }) => uuid in answers && idOf(hashOfAddress(email)) === ask.id)
    .sort((one, other) => one.name.localeCompare(other.name, 'de'))
  const waiting = await waitingFor(payload, Object.keys(answers))
  return {
    state,
    until: regionDate(endOf(ask)),
    entries:
      mayAnswer && opening.has(state)
        ? entries.map((entry) => {
            const answered = answers[entry.uuid]
            const answeredOn = answered ? regionDate(Date.parse(answered.at)) : null
            const answer = answered?.answer ?? null
            const decided = answer !== null && answer !== 'right' && !waiting.has(entry.uuid)
            return { entry, answer, answeredOn, decided }
          })
        : [],
  }
}

/** Of these entries those of which staff have still to look at what their provider said. */
async function waitingFor(payload: Payload, entries: readonly string[]): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({
    collection: 'change-requests',
    where: { and: [{ origin: { equals: 'provider' } }, { entry: { in: [...entries] } }] },
    pagination: false,
    depth: 0,
  })
  return new Set(docs.map(({ entry }) => entry ?? ''))
}
