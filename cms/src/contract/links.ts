import { publicRead } from './handler.ts'

export const links = publicRead<'GET /api/links'>(['links'], (model, { region }) => model.links(region))
