import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { browserProgram } from './browserProgram.ts'

// Optimising compilation does not pay off in pages that are open for a short time; measurements do without these flags.
const withoutOptimising = '--js-flags=--no-maglev --no-opt'

/**
 * Chromium now and then dies while it starts, before it has shown a page. Then it is started anew, because that says
 * nothing about the site; a browser that has started and dies later fails its journey.
 */
const maxLaunches = 3

/** With a temp folder of its own, which is removed with this process, because browsers do not always clean up. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await browserProgram()
  const tempFolder = mkdtempSync(path.join(tmpdir(), 'directory-browser-'))
  process.once('exit', () => rmSync(tempFolder, { recursive: true, force: true, maxRetries: 5 }))
  for (let launch = 1; ; launch++) {
    try {
      return await chromium.launch({
        executablePath,
        args: [...args, withoutOptimising],
        env: { ...env, TMPDIR: tempFolder },
      })
    } catch (failure) {
      const hasDied = failure instanceof Error && failure.message.includes('signal=SIG')
      if (!hasDied || launch === maxLaunches) throw failure
      console.warn(`Chromium died while starting, attempt ${launch} of ${maxLaunches}`)
    }
  }
}
