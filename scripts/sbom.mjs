// `npm run sbom -- file`: lists packages sent to browsers or run on the server, as CycloneDX (JSON).
import { writeFileSync } from 'node:fs'
import { requireNode } from './lib/requireNode.mjs'

requireNode()
const { npmScript } = await import('./lib/install.mjs')
const { shipped } = await import('./lib/licences.mjs')
const { prepare } = await import('./lib/prepare.mjs')
const { main, mustRun } = await import('./lib/run.mjs')

const target = process.argv[2] ?? 'sbom.cdx.json'

await main(async () => {
  await prepare([])
  const workspaces = shipped.flatMap((name) => ['--workspace', name])
  const options = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--loglevel=error', ...workspaces]
  const output = await mustRun('npm sbom', npmScript(), options, {})
  const sbom = JSON.parse(output.slice(output.indexOf('{')))
  writeFileSync(target, `${JSON.stringify(sbom, null, 2)}\n`)
  console.log(`${target}: ${sbom.components.length} components`)
})
