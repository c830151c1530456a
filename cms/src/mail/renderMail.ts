import { escapeMarkup } from '#shared/escapeMarkup'
export interface MailContent {
  subject: string
  text: string
  html: string
}

/** A paragraph, a token in large letters, a link on a line of its own, or a quotation. */
export type Block = string | { token: string } | { href: string; label: string } | { quote: string }

/** From the same blocks, so that both say the same. */
export function renderMail(subject: string, blocks: readonly Block[]): MailContent {
  return {
    subject,
    text: `${blocks.map(asText).join('\n\n')}\n`,
    html: `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head><body style="font-family: sans-serif; font-size: 18px; line-height: 1.5; max-width: 36em">${blocks.map(asHtml).join('')}</body></html>`,
  }
}

function asText(block: Block) {
  if (typeof block === 'string') return block
  if ('token' in block) return `    ${block.token}`
  if ('href' in block) return `${block.label}:\n${block.href}`
  return block.quote
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
}

function asHtml(block: Block) {
  if (typeof block === 'string') return `<p>${lines(block)}</p>`
  if ('token' in block)
    return `<p style="font-family: monospace; font-size: 28px; letter-spacing: 2px"><strong>${escapeMarkup(block.token)}</strong></p>`
  if ('href' in block) return `<p><a href="${escapeMarkup(block.href)}">${escapeMarkup(block.label)}</a></p>`
  return `<blockquote style="margin: 0; padding-left: 1em; border-left: 4px solid #888">${lines(block.quote)}</blockquote>`
}

const lines = (text: string) => escapeMarkup(text).replaceAll('\n', '<br>')
