import { createIntl } from 'react-intl'
import { phoneHref } from '#lib/format.ts'
import type { MessageId } from '#lib/intl.ts'
import { partsUpTo } from '#shared/cataloguePart'
import { escapeMarkup } from '#shared/escapeMarkup'
import { localePath } from '#shared/locales'
import type { RefusalRequest } from '#shared/renderedState'
import { routes } from '#shared/routes'

/**
 * Renders a small document without scripts for a visitor over the page limit or with too long an address, because the
 * limits save rendering real pages. It keeps the posted fields, so that the form can be sent again.
 */
export function renderRefusal({ locale, texts, styles, settings, reason, sent }: RefusalRequest): string {
  const intl = createIntl({ locale, messages: texts(partsUpTo('public')), onError: () => {} })
  const text = (id: MessageId, values = {}) => escapeMarkup(String(intl.formatMessage({ id }, values)))
  const fields = Object.entries(sent ?? {}).map(
    ([name, value]) => `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`,
  )
  const isFinal = 'words' in reason
  // A reload by a link would lose the posted form.
  const retryForm = isFinal
    ? ''
    : sent
      ? `<p>${text('errorpage.kept')}</p>
<form method="post" action="">${fields.join('')}<button type="submit" style="min-height:3rem;padding:0.5rem 1.5rem;font:inherit">${text('errorpage.again')}</button></form>`
      : `<p><a href="">${text('errorpage.reload')}</a></p>`
  const call = phoneHref(settings.phone)
  const home = localePath(locale, routes.home.href())
  const title = text(isFinal ? 'notfound.title' : 'error.title')
  return `<!doctype html>
<html lang="${locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="robots" content="noindex">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body>
<main style="max-width:40rem;margin:0 auto;padding:2rem 1rem">
<h1>${title}</h1>
<p>${isFinal ? escapeMarkup(reason.words) : text('error.too_many_requests', reason)}</p>
${retryForm}
${call ? `<p>${text('call.us')} <a href="${call}">${escapeMarkup(settings.phoneText)}</a></p>` : ''}
<p><a href="${home}">${text('nav.home')}</a></p>
</main>
</body>
</html>
`
}
