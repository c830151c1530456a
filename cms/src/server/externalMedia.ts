import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { apiError } from '#lib/errors/apiError.ts'
import { externalMediaIn } from '#lib/html/externalMedia.ts'
import { say } from '#lib/words/translate.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { escapeMarkup } from '#shared/escapeMarkup'
import { storedPageNames } from '#shared/page'

/**
 * In a small document of its own, which a page embeds after a click. So our site's policy names no other site; this
 * document's names only this one, and only if a page shows it.
 */
export function externalMedia(payload: Payload): RequestHandler {
  return (req, res) => {
    const src = typeof req.query.src === 'string' ? req.query.src : ''
    const medium = storedPageNames
      .flatMap((name) => externalMediaIn(publicDataOf(payload).page(name) ?? ''))
      .find((found) => found.src === src)
    if (!medium) throw apiError('not_found.medium')
    const { href, origin } = new URL(src, 'https://here.invalid')
    const isVideo = medium.kind === 'video'
    res
      .set({
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Frame-Options': 'SAMEORIGIN',
        'Content-Security-Policy': [
          "default-src 'none'",
          `${isVideo ? 'frame-src' : 'img-src'} ${origin}`,
          "style-src 'unsafe-inline'",
          "base-uri 'none'",
          "form-action 'none'",
          "frame-ancestors 'self'",
        ].join('; '),
      })
      .end(documentOf(escapeMarkup(href), isVideo))
  }
}

const style =
  'html,body{margin:0;height:100%}img,iframe{display:block;width:100%;height:100%;border:0;object-fit:contain;object-position:left}'

function documentOf(src: string, isVideo: boolean) {
  // Video hosts want to know which site embeds them; they do not learn the address of the page.
  const medium = isVideo
    ? `<iframe src="${src}" title="Video" allowfullscreen allow="fullscreen; picture-in-picture" referrerpolicy="strict-origin-when-cross-origin"></iframe>`
    : `<img src="${src}" alt="" referrerpolicy="no-referrer">`
  return `<!doctype html><html lang="de"><meta charset="utf-8"><title>${say('media.elsewhere')}</title><style>${style}</style><body>${medium}`
}
