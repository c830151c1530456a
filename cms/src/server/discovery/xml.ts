import { escapeMarkup } from '#shared/escapeMarkup'

/** Control characters and half pairs: XML 1.0 forbids them even as references. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be taken out
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\p{Surrogate}\ufffe\uffff]/gu

export const escapeXml = (text: string) => escapeMarkup(text.replace(forbidden, ''))

export const xmlDocument = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`
