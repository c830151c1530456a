import path from 'node:path'
import { type Response, Router } from 'express'
import { apiError, refusalWords } from '#lib/errors/apiError.ts'
import { licencePath, licencesFolder } from '#lib/texts/licences.ts'
import { localePaths } from '#shared/locales'
import { routes, sourcePath } from '#shared/routes'
import { sendError } from './answers/send.ts'
import { type UnfinishedBuild, waitForBuild } from './answers/waitForBuild.ts'

const archivePath = '/source.tar.gz'

const sourceAndLicences: UnfinishedBuild = {
  name: 'source',
  code: 'being_built',
  isPage: ({ path }) => !path.startsWith('/api/'),
}

/**
 * The AGPL demands the source of the running version, and the licences of its parts. `folder` is where the build puts
 * both; until they exist, a page says so.
 * @param sourceUrl address that the association prefers instead
 */
export function sourceRouter(folder: string, sourceUrl: string | null) {
  const router = Router({ caseSensitive: true })
  router.get(sourcePath, (_req, res) => {
    res.set('Cache-Control', 'no-cache').redirect(302, sourceUrl ?? archivePath)
  })
  const licencePages = localePaths(routes.licences.href())
  // `all`: with `get` Express would answer OPTIONS instead of the contract, which says 405.
  router.all(
    [archivePath, '/api/licences', `${licencePath}/:name`, ...licencePages],
    waitForBuild(folder, sourceAndLicences),
  )
  router.get(archivePath, (_req, res) => {
    res.attachment('seniorenwegweiser-source.tar.gz').type('application/gzip')
    sendBuilt(res, path.join(folder, 'source.tar.gz'))
  })
  router.get(`${licencePath}/:name`, (req, res) => {
    const { name } = req.params
    if (!/^(?:own|[\da-f]{16})\.txt$/.test(name)) throw apiError('not_found')
    res.type('text/plain; charset=utf-8')
    sendBuilt(res, path.join(licencesFolder(), name))
  })
  return router
}

function sendBuilt(res: Response, file: string) {
  res.sendFile(file, { maxAge: '1h', dotfiles: 'allow' }, (error) => {
    if (!error || res.headersSent) return
    res.removeHeader('Content-Disposition')
    sendError(res, 404, 'not_found', refusalWords('not_found.unbuilt'))
  })
}
