// Separate process that takes one input, typesets it and returns { pdf: bytes, pages, warnings }. `paperFiles.ts`
// watches it: native code responds to nothing until it is done.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { answerOnce } from '../../lib/childProcess/answerOnce.js'

const require = createRequire(import.meta.url)

answerOnce(typeset)

/**
 * @param order `template`: its name; `files`: bytes by name, also `data.json`; `fonts`: files; `standard` of the PDF
 */
function typeset({ template, files, fonts, standard }) {
  const { NodeCompiler } = require('@myriaddreamin/typst-ts-node-compiler')
  const workspace = path.join(import.meta.dirname, 'templates')
  const fontBlobs = fonts.map((file) => readFileSync(file))
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] })
  for (const [name, bytes] of Object.entries(files))
    compiler.mapShadow(path.join(workspace, name), Buffer.from(bytes))
  const compiled = compiler.compile({ mainFilePath: path.join(workspace, template) })
  const { result } = compiled
  if (!result) return { fault: wordsOf(compiled.takeDiagnostics()) }
  // Writing the PDF takes as much memory again.
  compiler.evictCache(0)
  const pdf = compiler.pdf(result, { pdfStandard: standard })
  return { pdf, pages: result.numOfPages, warnings: wordsOf(compiled.takeWarnings()) }
}

function wordsOf(diagnostics) {
  return diagnostics ? JSON.stringify(diagnostics.shortDiagnostics) : ''
}
