import { pageSizes } from '@portal/contract/core/limits'
import { itemLimits } from '@portal/contract/marketplace/constants'
import { ApprovalStatus, PublicationStatus } from '@portal/contract/marketplace/states'

interface DemoRow {
  publicacion: number
  aprobacion: number
  imagenes: string
}

/** The picture that lists show of a row. */
export const shownPicture = ({ imagenes }: { imagenes: string }): string =>
  (JSON.parse(imagenes) as { id: string }[])[0]!.id

export const isListed = ({ publicacion, aprobacion }: DemoRow): boolean =>
  publicacion === PublicationStatus.active && aprobacion === ApprovalStatus.approved

/**
 * Rows, newest first, with the featured ones marked: of the pages after the first, which shows them too, each with a
 * picture that nothing else there has.
 */
export function withFeatured<Row extends DemoRow>(rows: readonly Row[]): (Row & { destacado: boolean })[] {
  const listed = rows.filter(isListed)
  const seen = new Set(listed.slice(0, pageSizes.public).map(shownPicture))
  const later = listed.slice(pageSizes.public)
  const chosen = later.filter((row) => !seen.has(shownPicture(row)) && seen.add(shownPicture(row)))
  const featured = new Set<DemoRow>(chosen.slice(0, itemLimits.featured))
  return rows.map((row) => ({ ...row, destacado: featured.has(row) }))
}
