import { type Block, renderMail } from '#mail/renderMail.ts'

/** Mail before it is rendered. Staff may change its words, but not codes, links and the footer. */
export interface MailDraft {
  subject: string
  blocks: readonly Block[]
  footer: readonly Block[]
}

const isWords = (block: Block) => typeof block === 'string' || 'quote' in block
const isCode = (block: Block) => typeof block === 'object' && 'token' in block

/** The code, the links, the footer. */
function fixedBlocks({ blocks, footer }: MailDraft) {
  const fixed = blocks.filter((block) => !isWords(block))
  return [...fixed.filter(isCode), ...fixed.filter((block) => !isCode(block)), ...footer]
}

const textOf = (blocks: readonly Block[]) => renderMail('', blocks).text.trimEnd()

/** The rest follows the words that staff may change. */
export const partsOf = (letter: MailDraft) => ({
  words: textOf(letter.blocks.filter(isWords)),
  fixed: textOf(fixedBlocks(letter)),
})

/** '' if they are ours. They never reach the mail's headers. */
export const wordsIfChanged = (letter: MailDraft, words: string) =>
  words === partsOf(letter).words ? '' : words

/** @param words plain text instead of the letter's own; empty to keep that */
export function renderDraft(letter: MailDraft, words = '') {
  const { subject, blocks, footer } = letter
  return words === ''
    ? renderMail(subject, [...blocks, ...footer])
    : renderMail(subject, [...words.split(/\n\s*\n/), ...fixedBlocks(letter)])
}
