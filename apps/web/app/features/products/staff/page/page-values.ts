import type { In, Of } from '@portal/contract/core/fields'
import type { PageUpdateSchema, StaffPageSchema } from '@portal/contract/products/pages/schemas'
import type { PageTexts } from '@portal/contract/products/pages/words'
import type { Loose } from '#core/dashboard/form/use-wire-form.ts'

export type StaffPage = Of<typeof StaffPageSchema>
export type PageForm = In<typeof PageUpdateSchema>
export type PageValues = Loose<PageForm> & { textos: PageTexts }

/** Returns the proposed address of a product without one: its name in lowercase letters, digits and hyphens. */
const slugOf = (name: string): string =>
  name
    .replaceAll('+', ' plus')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '')

export const pageValuesOf = (page: StaffPage, name: string): PageValues => ({
  slug: page.slug ?? slugOf(name),
  publicada: page.publicada,
  orden: page.orden,
  textos: page.textos as PageTexts,
  reemplazo_id: page.reemplazo_id,
  redirige: page.redirige,
  version: page.version,
})
