import path from 'node:path'
import { sourcePath } from '@directory/shared/routes'
import { type Response, Router } from 'express'
import { licencePath, licencesFolder } from '../services/licences.ts'
import { projectRoot } from '../services/projectRoot.ts'
import { sendError } from './send.ts'

const archivePath = '/source.tar.gz'

/**
 * What the AGPL asks of whoever runs this for others: the source of the running version, and the licences of what is in
 * it. The archive is always there; `sourceUrl` is where an association would rather lead people.
 */
export function sourceRouter(sourceUrl: string | null): Router {
  const router = Router({ caseSensitive: true })
  router.get(sourcePath, (_req, res) => {
    res.set('Cache-Control', 'no-cache').redirect(302, sourceUrl ?? archivePath)
  })
  router.get(archivePath, (_req, res) => {
    res.attachment('seniorenwegweiser-source.tar.gz').type('application/gzip')
    sendBuilt(res, path.join(projectRoot(), 'dist/source.tar.gz'))
  })
  router.get(`${licencePath}/:name`, (req, res) => {
    const { name } = req.params
    if (!/^(?:own|[\da-f]{16})\.txt$/.test(name))
      return sendError(res, 404, 'not_found', 'Das gibt es hier nicht.')
    res.type('text/plain; charset=utf-8')
    sendBuilt(res, path.join(licencesFolder(), name))
  })
  return router
}

/** A file that was made when the site was built. */
function sendBuilt(res: Response, file: string): void {
  res.sendFile(file, { maxAge: '1h', dotfiles: 'allow' }, (error) => {
    // Somebody who leaves in the middle is no failure.
    if (!error || res.headersSent) return
    res.removeHeader('Content-Disposition')
    sendError(res, 404, 'not_found', 'Das gibt es hier nicht: npm run build legt es an.')
  })
}
