/** Headers that differ with each answer, or say nothing about it. */
const ownHeaders =
  /^(date|etag|content-length|connection|keep-alive|last-modified|x-request-id|transfer-encoding)$/
/** Attributes that say how a page looks or how it is wired, not what it says. */
const wiring = /\s(?:class|data-discover|fetchpriority|style|crossorigin|d|viewBox|points)="[^"]*"/gi

/** Returns the headers of an answer, sorted, without what is different each time. */
export const normalHeaders = (headers, names, site) =>
  [...headers]
    .filter(([name]) => !ownHeaders.test(name))
    .map(([name, value]) => `${name}: ${normalValues(value, names, site)}`)
    .join('\n')

/** Returns the text of an answer, one fact a line, without what is different each time. */
export function normalText(text, type, names, site) {
  const plain = normalValues(text, names, site)
  if (/json/.test(type)) return jsonLines(plain)
  if (/html/.test(type)) return htmlLines(plain)
  return plain.replaceAll('><', '>\n<')
}

function normalValues(text, names, site) {
  let plain = text
    .replaceAll(site, 'http://site')
    .replaceAll(encodeURIComponent(site), 'http%3A%2F%2Fsite')
    .replaceAll(/\u00ad|&shy;|&#173;/g, '')
  for (const [id, name] of names) plain = plain.replaceAll(id, `(${name})`)
  return plain
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z|\b\d{8}T\d{6}Z/g, '(moment)')
    .replaceAll(/(?<=SEQUENCE:)\d+/g, '(count)')
    .replaceAll(/nonce[-=]"?[\w+/=-]{8,}"?/g, 'nonce')
    .replaceAll(/(\/assets\/[\w.-]+?)-[\w-]{8}(\.\w+)/g, '$1$2')
    .replaceAll(/\/captcha\/[^."?]+/g, '/captcha/(id)')
    .replaceAll(/([?&]v=)[\w-]{6,}/g, '$1(version)')
}

function jsonLines(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 1).replaceAll(/,$/gm, '')
  } catch {
    return text
  }
}

/** One tag or text a line; without scripts (but structured data), preloads, styles and hyphenation. */
function htmlLines(html) {
  const ids = new Map()
  const numbered = (id) => {
    if (!ids.has(id)) ids.set(id, `id${ids.size + 1}`)
    return ids.get(id)
  }
  return html
    .replaceAll(/<\/?(soft-hyphen|parted-text|wbr)\b[^>]*>|<!--.*?-->/g, '')
    .replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replaceAll(/<link[^>]*rel="(preload|modulepreload|stylesheet)"[^>]*>/g, '')
    .replaceAll(/(<script[^>]*>)([\s\S]*?)(?=<\/script>)/g, (_, tag, text) => `${tag}\n${jsonLines(text)}\n`)
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(wiring, ''))
    .replaceAll(/_[RrS]_\w*_|«\w+»|:[rR]\w*:/g, numbered)
    .replaceAll(/(name="captchaId"[^>]*value=")[^"]*/g, '$1(id)')
    .replaceAll(/<\/?(path|circle|rect|line|polyline|g)\b[^>]*>/g, '')
    .replaceAll(/(<[^>]*>)/g, '\n$1\n')
    .replaceAll(/[ \t]*\n\s*/g, '\n')
    .replaceAll(/\n<\/?(span|strong|em|b|p|div|li|td|svg)>(?=\n)/g, '')
    .trim()
}
