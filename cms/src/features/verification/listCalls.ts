import type { Payload } from 'payload'
import { currentTime, dayMs } from '#clock.ts'
import { namesIn } from '#collections/Entries/entryTable.ts'
import { reasonsToCall } from '#collections/VerificationRequests/readVerificationRequests.ts'
import { asksByMail } from '#globals/SiteSettings/verificationSettings.ts'
import { websiteStates } from '#lib/websites/websiteChecks.ts'
import { sendsMail } from '#mail/heldMails.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { nameKey, townKeyOf, townKeyOfEntry } from '#publicData/nameKey.ts'
import { regionDate, today } from '#publicData/onDate.ts'
import { byName } from '#publicData/words/byName.ts'
import { callsPage, createDueTest } from '#shared/checked'
import type { QueryOf } from '#shared/contract'
import { pageOf } from '#shared/entryTable'
import { allMissedCalls, missedSince } from './missedCalls.ts'

const restDays = 7

/** Not verified for a year and without another way to ask. Those not reached a few days ago are resting. */
async function toBeCalled(payload: Payload, { withAll }: { withAll: boolean }) {
  const [calls, inVain] = await Promise.all([allMissedCalls(payload), reasonsToCall(payload)])
  const isDue = createDueTest(today())
  const rested = regionDate(currentTime() - restDays * dayMs)
  return publicDataOf(payload)
    .allEntries()
    .filter((entry) => isDue(entry) && (withAll || entry.email === '' || inVain.has(entry.uuid)))
    .map((entry) => {
      const missed = missedSince(calls.get(entry.uuid), entry.checkedAt)
      const isResting = missed !== null && missed.lastDay > rested
      return { entry, missed: missed?.times ?? 0, missedOn: missed?.lastDay ?? null, isResting }
    })
}

/** Whether providers with a mail address are asked by mail; otherwise they are listed for calls, too. */
const areAsked = async (payload: Payload) => (await sendsMail(payload)) && (await asksByMail(payload))

export const countCalls = async (payload: Payload) =>
  (await toBeCalled(payload, { withAll: !(await areAsked(payload)) })).filter(isDueNow).length

const isDueNow = ({ isResting }: { isResting: boolean }) => !isResting

export async function listCalls(payload: Payload, query: QueryOf<'GET /api/calls'>) {
  const isAsking = await areAsked(payload)
  const entriesToCall = await toBeCalled(payload, { withAll: !isAsking || query.mail === 'true' })
  const category = nameKey(query.category)
  const town = townKeyOf(query.town)
  const calls = entriesToCall
    .filter(({ entry }) => category === '' || nameKey(entry.category) === category)
    .filter(({ entry }) => town === '' || townKeyOfEntry(entry) === town)
  calls.sort(
    (a, b) =>
      Number(a.isResting) - Number(b.isResting) ||
      (a.entry.checkedAt ?? '').localeCompare(b.entry.checkedAt ?? '') ||
      byName(a.entry, b.entry),
  )
  const { page, pages, from, to } = pageOf(query.page, calls.length, callsPage)
  const rows = calls.slice(from, to)
  const websites = await websiteStates(payload)
  return {
    rows: rows.map((call) => ({ ...call, websiteState: websites.get(call.entry.website) ?? null })),
    total: calls.filter(isDueNow).length,
    listed: calls.length,
    isAsking,
    page,
    pages,
    towns: namesIn(entriesToCall.map(({ entry }) => entry.city)),
    categories: namesIn(entriesToCall.map(({ entry }) => entry.category)),
  }
}
