import type { OutputOf } from '@directory/shared/contract'
import type { Payload } from 'payload'
import { currentTime, dayMs } from '../../clock.ts'
import { answersOf } from '../../nouns/asks/readAsks.ts'
import { unansweredAsks } from '../../nouns/asks/unansweredAsks.ts'
import { asking, pagesInTheWay } from '../../nouns/settings/mayAsk.ts'
import type { Ask } from '../../payload-types.ts'

/** What came of the mails of the last twelve months. */
export async function askFigures(payload: Payload): Promise<OutputOf<'GET /api/askFigures'>> {
  const { docs } = await payload.db.find<Ask>({
    collection: 'asks',
    where: { askedAt: { greater_than: new Date(currentTime() - 365 * dayMs).toISOString() } },
    limit: 0,
    pagination: false,
  })
  const unanswered = await unansweredAsks(payload)
  const figures = { right: 0, changed: 0, gone: 0, waiting: 0, unanswered: 0 }
  for (const ask of docs)
    for (const [id, answer] of Object.entries(answersOf(ask))) {
      if (answer) figures[answer.answer]++
      else if (unanswered.get(id) === 'unanswered') figures.unanswered++
      else if (ask.state === 'open') figures.waiting++
    }
  const { totalDocs: objected } = await payload.count({ collection: 'objections' })
  return {
    on: (await asking(payload)) !== null,
    inTheWay: await pagesInTheWay(payload),
    asked: docs.length,
    ...figures,
    objected,
  }
}
