import { ViewOnSite as ViewOnSite_7e9b7438553dd939d7896f260f628a88 } from '../../../admin/ViewOnSite.tsx'
import { WaitingWork as WaitingWork_b4f24b7e9e567bb4955d82c4db762cad } from '../../../admin/WaitingWork.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/ViewOnSite.tsx#ViewOnSite": ViewOnSite_7e9b7438553dd939d7896f260f628a88,
  "/admin/WaitingWork.tsx#WaitingWork": WaitingWork_b4f24b7e9e567bb4955d82c4db762cad,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
