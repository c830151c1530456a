import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReadyAnswer } from '../readModel/readyAnswer.ts'
import type { ReadyAnswers } from '../readModel/readyAnswers.ts'
import { pageKey } from './pageKey.ts'
import { sendReady } from './sendReady.ts'

/**
 * Answers a GET whose bytes are ready before Express sees it; `false` leaves it to Express.
 * Same bytes, same headers: what is kept was sent that way once already.
 */
export function createFastPath(
  answers: ReadyAnswers,
  assets: ReadonlyMap<string, ReadyAnswer>,
  publicUrl: string | null,
) {
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const url = req.url
    if (req.method !== 'GET' || url === undefined) return false
    const ready =
      answers.peek(url) ?? assets.get(url) ?? answers.peek(pageKey(publicUrl, req.headers.host, url))
    if (!ready) return false
    sendReady(req, res, answers, ready)
    return true
  }
}
