import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { at, root } from './paths.mjs'

const file = () => at('docs/proof.md')
const head = `# Proof

What long runs have shown, written by their commands: each replaces its own section. Nothing here is edited by hand.
`

/** Puts a section of that name into docs/proof.md, in the place of the one from before. */
export function writeProof(name, markdown) {
  const text = existsSync(file()) ? readFileSync(file(), 'utf8') : head
  writeFileSync(file(), withSection(text, name, markdown))
}

/** A text with the section in the place of the one of the same name, or at its end. */
export function withSection(text, name, markdown) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const section = `${begin}\n\n${markdown.trim()}\n\n${end}`
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from >= 0 && to > from) return text.slice(0, from) + section + text.slice(to + end.length)
  return `${text.trimEnd()}\n\n${section}\n`
}

/** On what a run was made: date, commit (with `+` where something was changed since), Node, cores. */
export function provenance() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  let commit = 'unknown'
  try {
    const changed = git('status', '--porcelain', '--', '.', ':!docs/proof.md') !== ''
    commit = git('rev-parse', '--short', 'HEAD') + (changed ? '+' : '')
  } catch {}
  const date = new Date().toISOString().slice(0, 10)
  return `${date}, commit ${commit}, Node ${process.versions.node}, ${cpus().length} cores`
}
