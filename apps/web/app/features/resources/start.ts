import { workSections } from '@portal/contract/start/constants'
import type { Work } from '#core/dashboard/start-page.ts'
import { libraryPath } from './paths.ts'

export const libraryWork: readonly Work[] = [
  {
    section: workSections.ownDocuments,
    name: { es: 'Documentos que puede descargar', en: 'Documents you can download' },
    tone: 'neutral',
    moment: { es: 'Publicado', en: 'Published' },
    to: `${libraryPath}?disponible=true`,
    area: 'recursos',
    isOwn: true,
  },
]
