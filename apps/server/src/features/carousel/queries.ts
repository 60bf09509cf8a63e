import type { SlideType } from '@portal/contract/carousel/constants'
import type { Insertable } from 'kysely'
import type { Db } from '#core/database/database.ts'
import type { CarruselImagen } from '#core/database/schema.ts'

/** Returns the visible slides, in order. */
export function shownSlides(db: Db) {
  return db
    .selectFrom('carrusel_imagen')
    .select(['id', 'src', 'src_es', 'src_en', 'anchos', 'alt', 'alt_en', 'etiqueta_es', 'etiqueta_en'])
    .select(['titulo_es', 'titulo_en', 'texto_es', 'texto_en', 'tiempo_visualizacion', 'isOK'])
    .select(['nav_link', 'text_nav_link_es', 'text_nav_link_en'])
    .select(['anchor_link', 'text_anchor_link_es', 'text_anchor_link_en'])
    .select(({ ref }) => ref('type').$castTo<SlideType>().as('type'))
    .where('isOK', '=', true)
    .orderBy('posicion')
    .orderBy('id')
    .execute()
}

export async function insertSlides(db: Db, slides: readonly Insertable<CarruselImagen>[]): Promise<void> {
  await db.insertInto('carrusel_imagen').values(slides).execute()
}
