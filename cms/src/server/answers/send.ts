import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'
import { type CallAnswer, errorAnswer, matchesEtag } from '#endpoints/answer.ts'
import { sendCached } from './sendCached.ts'

export function sendError(res: Response, ...refusal: Parameters<typeof errorAnswer>) {
  const answer = errorAnswer(...refusal)
  res.status(answer.status).set(answer.headers).end(JSON.stringify(answer.value))
}

export async function sendAnswer(req: Request, res: Response, answer: CallAnswer) {
  if (answer.kind === 'cached') return sendCached(req, res, answer.cached)
  const { status, headers } = answer
  res.status(status).set(headers)
  if (answer.kind === 'json') {
    for (const cookie of answer.cookies ?? []) res.append('Set-Cookie', cookie)
    return void res.end(JSON.stringify(answer.value))
  }
  if (headers.ETag && matchesEtag(req.headers['if-none-match'], headers.ETag)) {
    res.removeHeader('Content-Length')
    return void res.status(304).end()
  }
  if (req.method === 'HEAD') return void res.end()
  // A visitor who leaves in the middle is no failure.
  await pipeline(answer.open(), res).catch(() => res.destroy())
}
