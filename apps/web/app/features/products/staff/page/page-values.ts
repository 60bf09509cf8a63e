import type { In, Of } from '@portal/contract/core/fields'
import type { PageUpdateSchema, StaffPageSchema } from '@portal/contract/products/pages/schemas'
import type { PageTexts } from '@portal/contract/products/pages/words'
import { addressOf } from '#core/dashboard/form/address-of.ts'
import type { Loose } from '#core/dashboard/form/use-wire-form.ts'

export type StaffPage = Of<typeof StaffPageSchema>
export type PageForm = In<typeof PageUpdateSchema>
export type PageValues = Loose<PageForm> & { textos: PageTexts }

export const pageValuesOf = (page: StaffPage, name: string): PageValues => ({
  slug: page.slug ?? addressOf(name.replaceAll('+', ' plus')),
  publicada: page.publicada,
  orden: page.orden,
  textos: page.textos as PageTexts,
  reemplazo_id: page.reemplazo_id,
  redirige: page.redirige,
  version: page.version,
})
