import { isPaper, PublicationState } from '@portal/contract/publications/constants'
import { publicationMessages as m } from '@portal/contract/publications/messages'
import { fieldRefusal } from '#core/base/errors.ts'

interface Publication {
  tipo: number
  estado: string
  titulo_en: string
  resumen: string
  resumen_en: string
  texto: string
  texto_en: string
  archivo_id: string | null
  imagen_texto: string
  imagen_texto_en: string
  documento_id: string | null
  documento_en_id: string | null
}

/**
 * A draft may be incomplete. What is published has its words in both languages, a paper its PDF, the others their
 * text, a picture its description. Throws the refusal of the first field that lacks.
 */
export function refuseIncomplete(row: Publication): void {
  if (row.estado !== PublicationState.published) return
  if (!row.titulo_en) throw fieldRefusal('titulo_en', m.englishMissing)
  if (!row.resumen) throw fieldRefusal('resumen', m.summaryInvalid)
  if (!row.resumen_en) throw fieldRefusal('resumen_en', m.englishMissing)
  if (!isPaper(row.tipo) && !row.texto) throw fieldRefusal('texto', m.textMissing)
  if (row.texto && !row.texto_en) throw fieldRefusal('texto_en', m.englishMissing)
  if (!row.texto && row.texto_en) throw fieldRefusal('texto', m.textMissing)
  if (isPaper(row.tipo) && !row.documento_id && !row.documento_en_id) throw fieldRefusal('documento', m.fileMissing)
  if (!row.archivo_id) return
  if (!row.imagen_texto) throw fieldRefusal('imagen_texto', m.altMissing)
  if (!row.imagen_texto_en) throw fieldRefusal('imagen_texto_en', m.altMissing)
}
