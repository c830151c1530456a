import type { Payload } from 'payload'
import { currentTime, dayMs } from '#clock.ts'
import { answersOf, reasonsToCall } from '#collections/VerificationRequests/readVerificationRequests.ts'
import { blockingPages, verificationSettings } from '#globals/SiteSettings/verificationSettings.ts'
import { countAll, findAll } from '#lib/find/find.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { today } from '#publicData/onDate.ts'
import { listsBy } from '#shared/appendTo'
import { createDueTest } from '#shared/checked'
import type { Entry } from '#shared/entry'
import { compareGerman } from '#shared/fold'

export async function verificationFigures(payload: Payload) {
  const aYearAgo = new Date(currentTime() - 365 * dayMs).toISOString()
  const docs = await findAll(payload, 'verification-requests', {
    where: { askedAt: { greater_than: aYearAgo } },
  })
  const unanswered = await reasonsToCall(payload)
  const figures = { right: 0, changed: 0, gone: 0, waiting: 0, unanswered: 0 }
  for (const request of docs)
    for (const [id, answer] of Object.entries(answersOf(request))) {
      if (answer) figures[answer.answer]++
      else if (unanswered.get(id) === 'unanswered') figures.unanswered++
      else if (request.state === 'open') figures.waiting++
    }
  const optedOut = { optedOutAt: { exists: true } }
  return {
    on: (await verificationSettings(payload)) !== null,
    inTheWay: await blockingPages(payload),
    asked: docs.length,
    ...figures,
    objected: await countAll(payload, 'verification-requests', { where: optedOut }),
  }
}

export function checkedShare(payload: Payload) {
  const entries = publicDataOf(payload).allEntries()
  const isDue = createDueTest(today())
  const shareOf = (some: readonly Entry[]) => ({
    checked: some.filter((entry) => !isDue(entry)).length,
    total: some.length,
  })
  const by = (nameOf: (entry: Entry) => string) =>
    [...listsBy(entries, nameOf)]
      .map(([name, some]) => ({ name, ...shareOf(some) }))
      .sort((a, b) => compareGerman(a.name, b.name))
  return {
    all: shareOf(entries),
    categories: by(({ category }) => category),
    towns: by(({ city }) => city.trim()),
  }
}
