import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fromRoot, root } from './paths.mjs'

const file = fromRoot('docs/proof.md')

export function writeProof(name, markdown) {
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), name, markdown))
}

/** Or appended if the section is new. */
export function withSection(text, name, markdown) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const section = `${begin}\n\n${markdown.trim()}\n\n${end}`
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from >= 0 && to > from) return text.slice(0, from) + section + text.slice(to + end.length)
  return `${text.trimEnd()}\n\n${section}\n`
}

/** Date, commit (with `+` if files were changed), Node, cores. */
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
