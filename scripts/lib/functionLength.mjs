import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { filesIn } from './fingerprint.mjs'
import { fromRoot } from './paths.mjs'

/** Maximum number of lines of a function, and of a component, which consists mostly of markup. */
const maxLines = 60
const maxComponentLines = 120

/** Functions that are longer, by file and name, with the reason. One that got shorter must be removed from the list. */
const exceptions = JSON.parse(readFileSync(new URL('functionLength.json', import.meta.url), 'utf8'))

/**
 * Returns the functions of a module that are too long, by name. Named functions inside another one are counted
 * separately, not as part of it.
 */
export function longFunctions(source, file = 'module.ts') {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const module = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const lineOf = (position) => module.getLineAndCharacterOfPosition(position).line
  const linesOf = (node) => lineOf(node.end) - lineOf(node.getStart()) + 1
  const long = []
  /** Returns the number of lines of named functions in the node. */
  const visit = (node) => {
    let inner = 0
    ts.forEachChild(node, (child) => {
      inner += visit(child)
    })
    if (!ts.isFunctionLike(node) || !node.body) return inner
    const name = nameOf(node)
    const lines = linesOf(node) - inner
    const isComponent = file.endsWith('.tsx') && /^[A-Z]/.test(name)
    if (lines > (isComponent ? maxComponentLines : maxLines)) long.push({ name, lines })
    return name === '' ? inner : linesOf(node)
  }
  visit(module)
  return long
}

const nameOf = ({ name, parent }) =>
  name?.getText() ??
  (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText() : '')

const ownFile =
  /^(?!.*(?:\.test\.|\.fixture\.|(?:^|\/)test[A-Z]\w*\.ts$|migrations\/|payload-types)).*\.(?:tsx?|mjs)$/

/** Refuses functions that are too long to understand at a glance. */
export function noLongFunctions() {
  const long = filesIn(['shared', 'web', 'cms', 'seed', 'scripts'])
    .filter((file) => ownFile.test(file))
    .flatMap((file) =>
      longFunctions(readFileSync(fromRoot(file), 'utf8'), file).map((one) => ({ file, ...one })),
    )
  const isSame = (a, b) => a.file === b.file && a.name === b.name
  return [
    ...long
      .filter((one) => !exceptions.some((known) => isSame(known, one)))
      .map(({ file, name, lines }) => `${file}: ${name || 'a function'} has ${lines} lines`),
    ...exceptions
      .filter((known) => !long.some((one) => isSame(known, one)))
      .map(
        ({ file, name }) => `${file}: ${name} is short now: take it out of scripts/lib/functionLength.json`,
      ),
  ]
}
