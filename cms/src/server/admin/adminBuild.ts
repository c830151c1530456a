import type { RequestHandler } from 'express'
import { type UnfinishedBuild, waitForBuild } from '../answers/waitForBuild.ts'

const adminUi: UnfinishedBuild = {
  name: 'admin',
  code: 'unavailable',
  isPage: ({ path, method }) => /^\/admin(\/|$)/i.test(path) && (method === 'GET' || method === 'HEAD'),
}

/** Answers in place of the admin UI until Next's build exists. */
export const waitForAdmin = (folder: string): RequestHandler => waitForBuild(folder, adminUi)
