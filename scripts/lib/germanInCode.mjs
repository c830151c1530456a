import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { serverFiles } from './fingerprint.mjs'
import { fromRoot } from './paths.mjs'

/** By the beginning of the path; all other German texts belong into the catalogues. */
const allowed = [
  // Data: names of places, examples, words of searches and of spreadsheets.
  'publicData/search/meaning.ts',
  'lib/places/',
  'features/imports/understandColumns.ts',
  'features/imports/cells.ts',
  'features/imports/rowCells.ts',
  // Marks of quotation in the output of a command.
  'server/commands/describePlan.ts',
  // Lines of the log that are stored in German, and the contract's four texts from which a client may choose.
  'endpoints/requestedLogKind.ts',
]

const germanWord =
  /(?<![\p{L}])(?:der|die|das|den|dem|ein|eine|einen|ist|sind|war|wurde|wird|nicht|kein|keine|bitte|diese[rsn]?|es|gibt|und|oder|mit|ohne|auf|aus|noch|nur|hat|kann|zum|zur|entfernt|angelegt|abgelehnt|angenommen|gespeichert|hier|Ihr|Sie|gilt|Fehler)(?![\p{L}])/iu

/** Two words or more, or a sentence of one, of which one can only be German. */
const isGerman = (text) =>
  /\S\s+\S|^\p{L}+[.!?]$/u.test(text.trim()) && (/[äöüÄÖÜß„]/.test(text) || germanWord.test(text))

export function germanTexts(source, file = 'module.ts') {
  const texts = []
  const visit = (node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isJsxText(node)
    const text = isText ? node.text : ts.isTemplateExpression(node) ? textOf(node) : ''
    if (isGerman(text) && !ts.isImportDeclaration(node.parent)) texts.push(text.trim())
    ts.forEachChild(node, visit)
  }
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind))
  return texts
}

const textOf = ({ head, templateSpans }) =>
  head.text + templateSpans.map(({ literal }) => `…${literal.text}`).join('')

/** Refuses German sentences in server code. */
export const noGermanInCode = () =>
  serverFiles()
    .filter((file) => !allowed.some((path) => file.startsWith(`cms/src/${path}`)))
    .flatMap((file) =>
      germanTexts(readFileSync(fromRoot(file), 'utf8'), file).map(
        (text) => `${file}: "${text}" belongs into shared/src/messages`,
      ),
    )
