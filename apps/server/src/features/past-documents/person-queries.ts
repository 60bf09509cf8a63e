import { sql } from 'kysely'
import { personTable } from '#core/base/person-data.ts'

/** Past documents stay: they are accounting records. */
export const pastDocumentPersonData = personTable({
  kind: 'documentos_historicos',
  name: { es: 'Documento histórico', en: 'Past document' },
  from: sql`documento_historico t`,
  email: sql`t.correo`,
  columns: ['tipo', 'numero', 'fecha', 'cliente', 'correo', 'identificador_tributario', 'total', 'moneda', 'creado_en'],
  keptBecause: {
    es: 'Documentos del programa anterior: se conservan como respaldo contable.',
    en: 'Documents of the program before: they are kept as accounting records.',
  },
})
