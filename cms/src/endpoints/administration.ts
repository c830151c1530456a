import { createLocalReq } from 'payload'
import { listUnsentMails, releaseOutbox, sendMailAgain } from '#collections/Mails/unsentMails.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { inEachLanguage } from '#lib/words/translate.ts'
import type { Config } from '#payload-types.ts'
import type { OutputOf } from '#shared/contract'
import type { administrationCalls, Person, PersonFound } from '#shared/contract/administration'
import { done, type Implementations } from './handler.ts'

export const administrationHandlers: Implementations<keyof typeof administrationCalls> = {
  'GET /api/unsentMails': ({ payload, user }) => listUnsentMails(payload, user),
  'POST /api/sendMails': async ({ payload, user, body: { id } }) => {
    if (id === null) await releaseOutbox(payload, user)
    else await sendMailAgain(payload, user, id)
    return done
  },
  'POST /api/findPerson': async ({ payload, body }) => labelled(await runtimeOf(payload).erasure.find(body)),
  'POST /api/erasePerson': async ({ payload, user, body: { choices, confirm, ...person } }) => {
    assertConfirmed(person, confirm)
    const req = await createLocalReq({ user }, payload)
    const erased = await runtimeOf(payload).erasure.erase(req, person, choices)
    return { ...erased, left: labelled(erased.left, erased.refused) }
  },
}

/** @throws ApiError unless the person's name (or else the first known detail) was typed again */
function assertConfirmed(person: Person, confirm: string) {
  const typed = Object.values(person).find((value) => value.trim() !== '') ?? ''
  if (confirm.trim() !== typed.trim())
    throw apiError('invalid.confirmation', { values: { typed: typed.trim() }, field: 'confirm' })
}

/** The register and the server's texts alone know the names of places. */
function labelled(
  found: PersonFound,
  more: readonly { of: string }[] = [],
): OutputOf<'POST /api/findPerson'> {
  const { decisions, others, namesakes = {} } = found
  const places = [
    ...[...decisions, ...more].map(({ of }) => of),
    ...Object.keys(others),
    ...Object.keys(namesakes),
  ]
  return {
    ...found,
    labels: Object.fromEntries(places.map((of) => [of, inEachLanguage(`erasure.${of as Place}`)])),
  }
}

/** May name a person; each has a text, with what else is deleted with it. */
type Place = keyof Config['collections'] | 'site-settings' | 'versions' | 'data-files'
