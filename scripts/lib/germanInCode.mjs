import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { fromRoot } from './paths.mjs'

/**
 * Places of German texts in server code, by the beginning of the path, with the reason and the number of texts. A
 * removed text lowers the number; a new one belongs into the catalogues (`shared/src/messages`).
 */
const allowed = JSON.parse(readFileSync(new URL('germanInCode.json', import.meta.url), 'utf8'))

const germanWord =
  /(?<![\p{L}])(?:der|die|das|den|dem|ein|eine|einen|ist|sind|war|wurde|wird|nicht|kein|keine|bitte|diese[rsn]?|es|gibt|und|oder|mit|ohne|auf|aus|noch|nur|hat|kann|zum|zur|entfernt|angelegt|abgelehnt|angenommen|gespeichert|hier|Ihr|Sie|gilt|Fehler)(?![\p{L}])/iu

/** Returns true for two words or more, or a sentence of one, of which one can only be German. */
const isGerman = (text) =>
  /\S\s+\S|^\p{L}+[.!?]$/u.test(text.trim()) && (/[äöüÄÖÜß„]/.test(text) || germanWord.test(text))

/** Returns the German texts of a module. */
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

const ownFile =
  /^(?!.*(?:\.test\.|\.fixture\.|(?:^|\/)test[A-Z]\w*\.ts$|migrations\/|payload-types)).*\.tsx?$/

/** Refuses German sentences in server code. */
export async function noGermanInCode() {
  const counts = new Map(allowed.map(({ path }) => [path, []]))
  const wrong = []
  for (const file of readdirSync(fromRoot('cms/src'), { recursive: true }).map((name) =>
    name.replaceAll('\\', '/'),
  )) {
    if (!ownFile.test(file)) continue
    const texts = germanTexts(readFileSync(fromRoot('cms/src', file), 'utf8'), file)
    const entry = allowed.find(({ path }) => file.startsWith(path))
    if (entry) counts.get(entry.path).push(...texts)
    else for (const text of texts) wrong.push(`cms/src/${file}: "${text}" belongs into shared/src/messages`)
  }
  for (const { path, texts } of allowed) {
    const count = counts.get(path).length
    if (count > texts)
      wrong.push(
        `cms/src/${path} has ${count} German texts, ${texts} are allowed: put new ones into shared/src/messages`,
      )
    if (count < texts)
      wrong.push(
        `cms/src/${path} has ${count} German texts: write that number into scripts/lib/germanInCode.json`,
      )
  }
  return wrong
}
